use crate::impact::{ImpactPatterns, PatternGrammar};

pub const IMPACT: ImpactPatterns = ImpactPatterns {
    grammar: PatternGrammar {
        ignored: "piccolo piccola piccoli eh ehm mmm beh allora davvero solo semplicemente sinceramente onestamente sempre spesso volte perfino \
                  ancora già anche veramente magari molto tanto proprio forse seriamente ormai certo praticamente",
        negators: "non mai né nessuno niente nulla senza nessun nessuna neanche",
        elides: true,
    },
    harm: "
ustionat*|bruciato|bruciata|scottat*|ferit*
io|mi|ci|lui|lei|qualcuno|paziente|pazienti|collega|bambino|cliente|ospite|operaio|lavoratore|persone|si|è .. ferit*|infortun*|ospedale|ricoverat*|molestat*|discrimin*|umili*|ustion*|cadut*|mort*|minacc*|aggred*|picchi*|insult*
incident*|infortun*|ferit*|mobbing|molesti*|discriminazion*|razzis*|sessis*|violenz*|burnout|esaurimento|intossicazion*
dose|farmaco|medicina sbagliat*
pianto|piangevo|piango|panico|paura|pericolos*|pericolo|malat*|malattia
",
    money: "
perso|perdiamo|perdo|costato|costa|pagato|pagare|pago|addebit*|rimbors*|sprecat*|speso .. euro|soldi|denaro|mila|mille|cento|milion*|due_volte|fatturato|stipendio
soldi|euro|denaro|fatturato .. pers*|costat*|mancan*|addebit*|sprecat*
rimbors*|multa|penale|perdita|perdite|fallimento|truff*
fattura|fatture|stipendio|bolletta .. sbagliat*|ritardo|mai|doppi*|errat*|due_volte
",
    leaving: "
squadra|colleghi|clienti|gente|metà|molti|tre|due .. andat*|dimess*|lasciat*
dimesso|dimessa|dimettermi|licenziat*
disd*|dimission*|dimett*|recess*|annullat*|annullo|annullare
lascio|lasciare|lasciato|cambio|cambiare|cambiato|passo|passare|passato|andarmene|vado .. concorren*|fornitore|azienda|lavoro|ditta|squadra|contratto|banca|altro|altra|operatore
concorrent*|concorrenza|altro_fornitore|altro_lavoro
cerco|cercando|cerchiamo .. lavoro|alternativ*|altro|altra
!non|mai .. rinnov*|torner*|consiglier*|ricompr*
",
    blocked: "
!non .. posso|riesco|riuscito|riuscita|riusciva|potevo|potuto|riusciamo|si_può .. lavorare|accedere|entrare|pagare|ordinare|aprire|usare|finire|completare|inviare|stampare|fare|continuare|contattare
impossibile
bloccat*|blocca|blocco|crash*|si_chiude|guast*|rotto|rotta|ferm*|in_panne|disservizi*|interruzion*
!non|niente|nulla|mai .. funziona*|carica*|parte|collega
produzione|sistema|server|macchina|linea|sito .. ferm*|bloccat*|giù
dati|file|lavoro|ordine|documenti .. pers*|cancellat*|sparit*
pers* .. dati|file|lavoro|ordine|documenti
",
    complaint: "
freddo|fredda|promesso
aspett*|attes*|ritard*|ci_vogliono|messo|durat* ... minut*|or*|giorn*|settiman*|mes*|ann*|tanto|molto
!nessuno|mai|non|niente|nulla ... chiamat*|richiamat*|rispost*|risponde|aiutat*|spiegat*|detto|inform*|ascoltat*|venut*|scusat*|interess*|success*|cambiat*|arrivat*|avvis*|consegn*
ignorat*|maleducat*|scortes*|confus*|complicat*|lent*|car|caro|cara|sporc*|rumoros*|error*|sbagliat*|manca|mancano|fastidi*|frustr*|delus*|delud*|caos|stress*|sovraccaric*|straordinari
troppo|troppa|troppi|troppe
due_volte|tre_volte|più_volte|ogni_volta|continuamente
difficil*|faticos*|mal
",
    wish: "
vorrei|vorremmo|piacerebbe|sarebbe_bello|sarebbe_utile|dovrebbe|dovrebbero|bisogna|servirebbe|ho_bisogno|mi_aspetterei|spero
",
    praise: "
adoro|ottim*|eccellent*|gentil*|facile|veloc*|meraviglios*|fantastic*|salvat*|piace|content*|soddisfatt*|apprezz*|bene|buon*|bravi|utile
",
};
