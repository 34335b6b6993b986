use crate::impact::{ImpactPatterns, PatternGrammar};

pub const IMPACT: ImpactPatterns = ImpactPatterns {
    grammar: PatternGrammar {
        ignored: "pequeno pequena é eh hum ahn bem então realmente só somente simplesmente sinceramente honestamente sempre muito muitas \
                  vezes até ainda já também mesmo verdade talvez sério seriamente tanto às apenas frequentemente",
        negators: "não nunca jamais nem ninguém nada sem nenhum nenhuma",
        elides: false,
    },
    harm: "
queimou*|queimei|ferid*|machucou|magoou_se
eu|me|nos|ele|ela|alguém|paciente|pacientes|colega|criança|cliente|residente|trabalhador|pessoas|se .. ferid*|ferimento*|lesion*|hospital*|assedi*|discrimin*|humilh*|queim*|caiu|caí|morreu|ameaç*|agred*|insult*
acidente*|lesão|lesões|assédio|discriminação|racis*|sexis*|violência|esgotamento|burnout|depressão|intoxicação
dose|medicamento|remédio errad*
chorei|choro|chorar|pânico|medo|perigos*|perigo|doente|insegur*|baixa_médica
",
    money: "
perdi|perdemos|perdido|perco|custou|custa|paguei|pagámos|pagamos|pagar|cobr*|reembols*|gast*|devo|devolv* .. euro*|dinheiro|reais|real|mil|milhares|cem|centenas|milh*|duas_vezes|dobro|vendas|salário
dinheiro|euro*|reais|vendas .. perd*|custou|cobr*|falt*|devolv*
reembolso*|estorno|multa*|falência|prejuízo*|golpe
fatura|faturas|conta|salário .. errad*|atras*|nunca|duas_vezes|dobro|não|tarde
",
    leaving: "
equipa|equipe|colegas|clientes|metade|vários|três|dois .. saiu|saíram|embora|demit*|deixaram
cancel*|demiti*|despedi_me|rescind*|me_demitir|pedi_demissão
mud*|deixar|deixei|deixo|sair|saí|vou|troc*|trocar|passei .. concorr*|fornecedor|empresa|emprego|trabalho|operadora|equipa|equipe|contrato|banco|outro|outra
concorrente*|concorrência|outro_fornecedor|outro_emprego
procuro|procurando|à_procura .. emprego|trabalho|alternativa*|outro|outra
!não|nunca .. renov*|volt*|recomend*|compr* .. $
",
    blocked: "
!não .. consigo|consegui|conseguimos|posso|pude|pudemos|dá|conseguia .. trabalhar|entrar|aceder|acessar|pagar|encomendar|pedir|abrir|usar|terminar|concluir|enviar|imprimir|fazer|continuar|contactar
impossível
trav*|bloque*|congel*|caiu|cai|falh*|avari*|pane|fora_do_ar|fechou_se
quebr*|estrag*|parad*|partid*
!não|nada|nunca .. funcion*|carreg*|arranc*|lig*|abre|serve
produção|sistema|servidor|máquina|linha|site .. parad*|parou|caiu|fora
dados|arquivos|ficheiros|trabalho|pedido|documentos .. perd*|apag*|sum*
perd* .. dados|arquivos|ficheiros|pedido|documentos
",
    complaint: "
frio|fria|prometeram
esper*|demor*|atras*|levou|durou ... minuto*|hora*|dia*|semana*|mês|meses|ano*|muito
!ninguém|nunca|não|nada|nenhum* ... lig*|respond*|ajud*|explic*|disse*|inform*|ouv*|veio|reag*|desculp*|import*|aconteceu|mudou|retorn*|devolv*|cheg*|avis*|entreg*|resposta
ignor*|grosseir*|antipátic*|confus*|complicad*|lento|lenta|caro|cara|suj*|barulh*|erro*|errad*|falta|faltam|irrit*|frustr*|decepcion*|desilu*|caos|estress*|stress*|sobrecarreg*|horas_extras
demais|demasiado|demasiada
duas_vezes|três_vezes|várias_vezes|toda_hora|sempre_que
difícil|difíceis|mal
",
    wish: "
gostaria|gostava|queria|oxalá|tomara|deveria|deviam|devia|seria_bom|seria_ótimo|preciso|precisamos|faz_falta|ajudaria
",
    praise: "
adoro|adorei|ótim*|excelente*|simpátic*|fácil|rápid*|maravilhos*|fantástic*|salvou|gosto|gostei|content*|satisfeit*|agradeço|bem|bom|boa|útil
",
};
