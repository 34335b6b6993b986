use crate::impact::{ImpactPatterns, StatementMatchingWords};

pub const IMPACT: ImpactPatterns = ImpactPatterns {
    grammar: StatementMatchingWords {
        ignored: "piccolo piccola piccoli eh ehm mmm beh allora davvero solo semplicemente sinceramente onestamente sempre spesso volte perfino \
                  ancora già anche veramente magari molto tanto proprio forse seriamente ormai certo praticamente",
        negators: "non mai né nessuno niente nulla senza nessun nessuna neanche",
        elides: true,
    },
    classes: "
number: 1*|2*|3*|4*|5*|6*|7*|8*|9*|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|quaranta|cinquanta|diversi|cento|mezza
time: minuto|minuti|ora|ore|giorno|giorni|notte|notti|settimana|settimane|mese|mesi|anno|anni
body: schiena|collo|ginocchio|ginocchia|spalla|spalle|polso|occhi|orecchie|mano|mani|polmoni|anca|testa|piede|piedi|gamba|gambe|pancia|pelle|dito
",
    nothing: "
!nient|niente|nulla|altro altro|aggiungere|da_aggiungere|da_dire|di_piu $|che|da|mi|grazie
!non .. viene|ricordo|saprei|aggiungere .. altro|nulla|niente|mente|dire|dirle|$
!non ho altro|nulla|niente $|da_dire|da_aggiungere|di_piu
!non .. lo? so|saprei $|dire|dirle|rispondere|bene
detto|raccontato .. tutto
questo|qui|era|e tutto $|quello
tutto qui
basta cosi
!nessuna idea|opinione
boh $
direi|penso|credo|dico|che .. basta|tutto $
a_posto|va_bene|bene cosi $
!non .. viene altro|niente|nulla
",
    remarks: "
la_sua|sua|tua|le_sue|le_tue domanda|domande
la|questa|quella domanda .. senso|chiara|strana
!capito|capisco .. domanda
cosa|che_cosa vuole|vuoi|intende|intendi dire|$
era|e|fosse una battuta
scherzavo|stavo_scherzando|per_scherzo|scherzo
salti|saltiamo|salta|passiamo .. domanda|questa|quella|oltre|avanti|a_un_altra
adesso basta $|con
basta domande|con_le_domande
saluti|mi_saluti|saluta|salutatemi|salutate a|la|il|lo|l|da
dite|dica|di a|al|alla|allo|quello .. di|che
vai|vada|andiamo avanti
continuiamo|proseguiamo $|con
finisca|finisci la frase
mi ascolta|ascolti|sente $
aiuto in_che_senso
in_che senso $|scusi|scusa
per|su quella|quella_cosa che .. dicevo|detto
",
    repeated: "
ho|l|gliel|te_l .. appena|gia .. detto|raccontato|risposto|spiegato
gia .. detto|risposto|raccontato
appena detto|raccontato|spiegato
",
    harm: "
scivolato|scivolata|inciampato|inciampata
al|in pronto_soccorso
carico|bancale|pallet|cassa|scala|scaffale .. caduto|caduta|scivolato|ribaltato|passato .. a|sopra|accanto|vicino
per un_pelo|pochi_centimetri
ustionat*|scottat*|ferit*
io|mi|ci|lui|lei|qualcuno|paziente|pazienti|collega|bambino|cliente|ospite|operaio|lavoratore|persone|si|è .. ferit*|infortun*|ospedale|ricoverat*|molestat*|discrimin*|umili*|ustion*|cadut*|mort*|minacc*|aggred*|picchi*|insult*
incident*|infortun*|ferit*|mobbing|molesti*|discriminazion*|razzis*|sessis*|violenz*|burnout|esaurimento|intossicazion*
dose|farmaco|medicina sbagliat*
pianto|piangevo|piango|panico|pericolos*|pericolo|malat*|malattia
male|dolore|dolori .. @body
@body .. male|dolore|bloccat*|rotta|rotto|gonfi*|addormentat*
tendinite|acufene|acufeni|emicrania|capogiri|gonfio|gonfia|infezione|infettat*|sanguina*|frattura*|slogat*|ustione
perso .. posto|lavoro|casa|bambino
rischiato di .. morire|cadere|soffocare|annegare
quasi .. morto|morta|caduto|caduta|soffocat*
cuore_in_gola
bronchite|polmonite|ernia|sciatica|febbre|asma|livido
uomo|donna|amico|amica|vicino|vicina|madre|padre|mamma|papà|marito|moglie|figlio|figlia|fratello|sorella|bambino .. morto|morta|deceduto|deceduta|mancato|mancata
svenuto|svenuta|perso_i_sensi
@body|braccio|clavicola|caviglia|costola|gomito|dita .. rotti|rotte|fratturat*|slogat*|schiacciat*|storta|storto
rotto|rotta|slogat*|schiacciat* .. @body|braccio|clavicola|caviglia|costola|gomito|dita
investit* .. da
addormentat* .. volante
punti sul|sulla|di|in mento|testa|fronte|ginocchio|mano|sutura
lividi|commozione_cerebrale
reazione|shock allergic*|anafilattic*
sputat*
ingessat*
costole|dente|denti .. rotte|rotto|rotti|perso|persi
perso .. dente|denti|dito|polpastrello
rotolat*|ruzzolat*|cadut*|volat* .. scale|scala|gradini|ponteggio|tetto
da_solo|da_sola in|per|sulla strada
tirat*|ripescat* .. dall acqua
cadut* .. in|sulla testa
cadut* .. addosso
femore|tibia|bacino
",
    money: "
perso|perdiamo|perdo|costato|costa|pagato|pagare|pago|addebit*|rimbors*|sprecat*|speso .. euro|soldi|denaro|mila|mille|cento|milion*|due_volte|fatturato|stipendio
soldi|euro|denaro|fatturato .. pers*|costat*|mancan*|addebit*|sprecat*
rimbors*|multa|penale|perdita|perdite|fallimento|truff*
fattura|fatture|stipendio|bolletta .. sbagliat*|ritardo|mai|doppi*|errat*|due_volte
devono|deve .. ancora? .. ore|soldi|euro|mesi|stipendi
!non|nessuno|mai .. pagat*|rimborsat*|restituit*|risarcit*
due_volte|doppio .. addebitat*|pagat*|fatturat*
!senza stipendio|reddito|paga
di tasca mia|nostra|sua
",
    leaving: "
squadra|colleghi|clienti|gente|metà|molti|tre|due .. andat*|dimess*|lasciat*
dimesso|dimessa|dimettermi|licenziat*
disd*|dimission*|dimett*|recess*|annullat*|annullo|annullare
lascio|lasciare|lasciato|cambio|cambiare|cambiato|passo|passare|passato|andarmene|vado .. concorren*|fornitore|azienda|lavoro|ditta|squadra|contratto|banca|altro|altra|operatore
concorrent*|concorrenza|altro_fornitore|altro_lavoro
cerco|cercando|cerchiamo .. lavoro|alternativ*|altro|altra
!non|mai .. rinnov*|torner*|consiglier*|ricompr*
se ... me_ne_vado|ce_ne_andiamo|smetto|smettiamo|disdico|disdiciamo
cambiare|cambiamo|cambio amministratore|gestore|medico|scuola|fornitore|operatore|palestra|studio|banca
chiesto|chiedono|chiedere .. trasferimento
",
    blocked: "
!non .. posso|riesco|riuscito|riuscita|riusciva|potevo|potuto|riusciamo|si_può .. lavorare|accedere|entrare|pagare|ordinare|aprire|usare|finire|completare|inviare|stampare|fare|continuare|contattare
impossibile
bloccat*|blocca|blocco|crash*|si_chiude|guast*|rotto|rotta|fermo|ferma|fermi|fermat*|in_panne|disservizi*|interruzion*
!non|niente|nulla|mai .. funziona*|carica*|parte|collega
produzione|sistema|server|macchina|linea|sito .. ferm*|bloccat*|giù
dati|file|lavoro|ordine|documenti .. pers*|cancellat*|sparit*
pers* .. dati|file|lavoro|ordine|documenti
dati|file|foto|contatti|documenti|note|appunti .. spariti|sparite|sparito|persi|perse|cancellat*
fuori servizio|uso
annullat*|respint*|chiusi_fuori|rimandat*
coincidenza|volo|treno|appuntamento .. pers*|annullat*|saltat*
pers* .. coincidenza|volo|treno
soppress*|cancellat*|rimandat*
rotto|rotta|rotti|strappat*|spaccat*|graffiat*|ammaccat*|a_pezzi
",
    irony: "
grazie al cavolo|cielo
bella roba|figura|fregatura
bella accoglienza davvero|complimenti
ci mancava|mancavano solo|pure|anche
peggior|peggiore|peggiori nemico|nemici
bella quella|questa
",
    complaint: "
litigato|litigi|litigio|litighiamo|discusso_animatamente|conflitto|conflitti|scontro|scontri|lite|liti
paura
freddo|fredda|promesso
aspett*|attes*|ritard*|ci_vogliono|messo|durat* ... minut*|or*|giorn*|settiman*|mes*|ann*|tanto|molto
!nessuno|mai|non|niente|nulla ... chiamat*|richiamat*|rispost*|risponde|aiutat*|spiegat*|detto|inform*|ascoltat*|venut*|scusat*|interess*|success*|cambiat*|arrivat*|avvis*|consegn*
ignorat*|maleducat*|scortes*|confus*|complicat*|lent*|car|caro|cara|sporc*|rumoros*|error*|sbagliat*|manca|mancano|fastidi*|frustr*|delus*|delud*|caos|stress*|sovraccaric*|straordinari
troppo|troppa|troppi|troppe
più_volte|ogni_volta|continuamente
difficil*|faticos*|mal
dovuto|dovuta|dovuti|costrett*|toccato|tocca
dopo @number @time
@number @time .. di_ritardo|senza|di_attesa|di_coda|in_piedi
dormito .. per_terra|aeroporto|macchina
!nemmeno|neanche|neppure un|una|uno
!nessun|nessuna|zero risposta|aiuto|spiegazione|assistenza|soluzione|posto|riscaldamento|scusa|avviso
!nessuno ha|aveva|sa|sapeva|dice|ha_detto|ci|mi|viene|veniva|risponde|ascolta|chiede|spiega|si
!non c .. e|era|erano .. nessun*|piu|abbastanza
!non .. arrivat*|arriva
urla|urlava|grida|gridava|sgrida*|insult*|preso_in_giro|presa_in_giro|riattaccat*|mentito|sbraita
peggio|peggiorat*|peggiore
prima .. era .. meglio|piu_veloce|piu_semplice
!non .. basta|bastano|abbastanza
stuf*|stanc* .. di
arreso|arresa|lasciato_perdere|rinunciato
!non .. riesco|riuscivo|potevo|posso .. dormire|sentire|vedere|leggere|trovare|reggere
!mai|non .. ricevut*|avut*|riparat*|mostrat*|offert*|controllat*|capito|trovat*|chiesto_scusa
rotto|rotta|scadut*|gelat*|strett*
!non c_e|c_era|ci_sono|c_erano un|una|uno|nessun*|niente|piu|abbastanza|panchine
stare|stato|stati in_piedi
perso|perde olio|acqua|pezzi
scivolat*|topi|scarafaggi|muffa|umidita|perdita
!senza alzare|guard*|legg*|chied*|avvis*|spieg*|una_parola|scus*|ascolt*|preavviso
doppio|triplo .. di|del|prezzo|pattuito
mandat* .. via
barella|corridoio .. ore|notte|corridoio
tutti .. andati_via|scappati
chius* $|da|dal
!senza|nessun|nessuna parapetto|casco|caschi|imbracatura|guanti|mascherine|protezion*
",
    wish: "
vorrei|vorremmo|piacerebbe|sarebbe|sarebbero|dovrebbe|dovrebbero|bisogna|servirebbe|ho_bisogno|mi_aspetterei|spero
",
    wishes_asked: "
aiuterebbe|sarebbe_d_aiuto|avrebbe_aiutato|cambierebbe|cambieresti|cambierebbero|migliorerebbe|miglioreresti
cosa|che_cosa|che|come ... miglior*|meglio|diversamente
suggeriment*|desider*|ideal*|perfett*|consigli|proposta|proposte|aspettativ*
farebbe tornare|restare
dovrebbe|dovremmo|bisognerebbe|servirebbe|vorrebbe|vorresti|piacerebbe
farebbe|farebbero ... restare|rimanere|tornare|continuare
",
    praise: "
adoro|ottim*|eccellent*|gentil*|facile|veloc*|meraviglios*|fantastic*|salvat*|piace|content*|soddisfatt*|apprezz*|bene|buon*|bravi|utile
",
    no_complaint: "
!non|niente|nulla|mai|nessun|nessuna ... lament*|ridire|rimproverare|male|problem*|difficil*|arrabbi*|critic*
lo_stesso|stesso giorno|pomeriggio
come promesso|concordato|pattuito|previsto
devo|bisogna|va riconoscer*|riconosciuto
!era|e|sono|erano ... niente|nulla da_dire|da_ridire
",
};
