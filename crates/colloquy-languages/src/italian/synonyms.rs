//! Words for the same thing, by their beginnings.

use colloquy_word_list::words;

pub const SYNONYMS: &[&[&str]] = &[
    words!(
        "figlio, figlia, figli, bambino, bambina, bambini, nipote, nipotino, nipotini, nipotina, bimbo, bimba, bimbi, i piccoli, il mio piccolo, la mia piccola, gemelli"
    ),
    words!("dolore, dolori, mal di, fa male, fanno male"),
    words!("concorrente, concorrenza, altra azienda, nuovo lavoro"),
    words!("prezz, costo, costi, costa, euro, caro, economico, tariff"),
    words!("assistenza, aiuto, supporto, servizio clienti"),
    words!("inserimento, primi giorni, prima settimana, accoglienza dei nuovi"),
    words!("capo, responsabile, superiore diretto, dirigente, manager, direzione"),
    words!("stipendio, salario, retribuzione, busta paga, paga oraria"),
    words!("squadra, team, collega, colleghi, gruppo, reparto"),
    words!(
        "smettere, smetto, lasciare, abbandonare, mollare, lasciato il lavoro, andarsene, andato via, \
         andata via, dimission, disdett, disdire, abbandon"
    ),
    words!("app, applicazione, programma, sito, strumento, funzionalità"),
    words!("consegna, spedizione, pacco, corriere, fattorino, porta la spesa, portano la spesa, recapit"),
    words!(
        "cibo, pasto, menù, colazione, gusto, cucina, mensa, mangiato, mangia, cuoco, cuoca, pranzo, \
         cena, piatti"
    ),
    words!("orari, turno, turni, ore"),
    words!("carico di lavoro, stress"),
    words!("comunicazione, informazion, contatto"),
    words!(
        "medico, medici di, medici del, dottore, dottori, dottoressa, chirurgo, chirurghi, specialista, \
         specialisti, pediatra, dentista"
    ),
    words!(
        "infermiere, infermiera, infermieri, infermieristic, operatore sanitario, operatori sanitari, \
         ostetrica, badante, in corsia, assistente domiciliare"
    ),
    words!(
        "medicina, medicine, medicinali, farmaco, i farmaci, pillol, pastiglia, antinfiammator, dosaggio, \
         prescritto, antidolorific, antibiotic"
    ),
    words!("appuntamento, appuntamenti, prenotazione, prenotazioni, prenotare, prenotato, prenoto, agenda"),
    words!(
        "attesa, aspettare, aspettato, aspettando, aspettavo, atteso, coda, lunghe code, in fila, \
         fare la fila, ritardo, ritardi"
    ),
    words!(
        "computer, tastiera, attrezzatura, attrezzature, strumentazione, stampante, schermo, macchinari, \
         dispositivo, dispositivi, apparecchi"
    ),
    words!(
        "ufficio, negli uffici, scrivania, scrivanie, postazione, postazioni, open space, \
         ambienti di lavoro, luogo di lavoro"
    ),
    words!(
        "rumore, rumori, rumoros, silenzio, silenzios, tranquillità, chiasso, baccano, frastuono, fracasso, \
         schiamazzi, insonorizzat"
    ),
    words!(
        "riscaldamento, riscaldat, termosifon, caldaia, termostato, temperatura, fa freddo, troppo caldo, \
         spifferi, aria condizionata, condizionatore"
    ),
    words!(
        "riparazione, riparazioni, riparare, riparato, aggiustare, aggiustato, guasto, guasti, rotto, \
         manutenzione, idraulico, portinaio"
    ),
    words!(
        "affitto, affitti, affittare, affittato, locazione, caparra, proprietario, proprietaria, inquilino, \
         inquilini, padrone di casa, padrona di casa"
    ),
    words!(
        "vicino di casa, vicina di casa, vicini di casa, i vicini, vicinato, condomini, pianerottolo, \
         piano di sopra, dirimpetta, coinquilin"
    ),
    words!(
        "tragitto, spostament, pendolar, autobus, treno, treni, metropolitana, in tram, mezzi pubblici, \
         parcheggi, in macchina"
    ),
    words!(
        "insegnante, professore, professori, professoressa, maestro, maestra, docente, formatore, \
         formatrice, istruttore, istruttrice, relatore"
    ),
    words!(
        "materiale didattico, materiali del corso, libro di testo, libri di testo, le dispense, slide, \
         diapositive, fotocopie, schede, quaderno, esercizi, bibliografia"
    ),
    words!(
        "esame, esami, voto, voti, compiti a casa, compito in classe, interrogazione, interrogazioni, \
         pagella, maturità, bocciato, bocciata"
    ),
    words!(
        "alla cassa, scontrino, pagamento, pagamenti, la fattura, fatture, rimborso, rimborsi, rimborsato, \
         carta di credito, bonifico, contanti"
    ),
    words!(
        "sicurezza, incidente, incidenti, infortunio, infortuni, pericolo, pericoli, pericolos, rischio, \
         rischi, casco, antinfortunistic"
    ),
    words!("vita privata, vita personale, vita familiare, tempo libero, fine settimana, weekend, conciliare"),
    words!(
        "carriera, avanzamento, promosso, promossa, promozione interna, prospettive, crescita professionale, \
         crescere professionalmente, sviluppo professionale, percorso professionale"
    ),
    words!(
        "riconoscimento, riconoscimenti, riconosciut, mi sento apprezzat, valorizzat, gratificat, \
         ringraziat, ringraziament, lodato, elogio, complimenti"
    ),
    words!(
        "istruzioni, indicazioni, manuale, foglietto illustrativo, bugiardino, opuscolo, spiegazione, \
         spiegazioni, spiegato, spiegare, tutorial"
    ),
    words!(
        "sonno, dormire, dormito, dormivo, dormo, addormentar, addormentat, insonnia, svegliato, svegliarmi, \
         sveglio, pisolino"
    ),
    words!(
        "pulizia, pulizie, pulito, pulita, pulire, sporco, sporca, sporcizia, igiene, igienic, polvere, \
         i bagni"
    ),
    words!(
        "il personale, del personale, dipendenti, impiegati, impiegata, addetto, addetti, reception, \
         cassiere, cassiera, camerier, commessi"
    ),
    words!(
        "apertura, orario di apertura, aperti, aprono, chiusura, chiusa, chiude, chiudono, festivi, \
         la domenica"
    ),
    words!(
        "la mostra, una mostra, mostre, esposizione, esposizioni, opere esposte, galleria, vetrine, teche, \
         collezione, dipinti, allestimento"
    ),
    words!(
        "privacy, riservatezza, dati personali, dati sensibili, protezione dei dati, miei dati, suoi dati, \
         segreto professionale, confidenzial, anonim, discrezione, gdpr"
    ),
    words!(
        "crash, bloccarsi, si blocca, si bloccava, bloccato, impalla, malfunzionament, messaggi di errore, \
         disservizi, inaffidabil, instabil"
    ),
    words!(
        "velocità, veloce, lento, lenta, lentezza, rallentament, rallentat, rapido, rapida, rapidità, \
         caricamento, fluido"
    ),
    words!(
        "assortimento, assortito, ampia scelta, poca scelta, vasta scelta, gamma, catalogo, scaffal, \
         in magazzino, rifornit"
    ),
    words!(
        "imballaggio, imballaggi, imballat, confezione, confezioni, confezionat, scatola, scatole, scatolon, \
         involucro, incartat, packaging"
    ),
    words!(
        "riunione, riunioni, riuniamo, riunirci, meeting, videochiamat, videoconferenz, videocall, stand-up, \
         briefing, assemblea, ordine del giorno"
    ),
    words!(
        "smart working, smartworking, telelavoro, da remoto, remoto, da casa, lavoro agile, a distanza, \
         ibrido, ibrida, home office"
    ),
    words!(
        "parco giochi, parchi gioco, area giochi, area verde, aree verdi, spazi verdi, giardino, giardini, \
         panchin, altalen, scivolo, aiuole"
    ),
];
