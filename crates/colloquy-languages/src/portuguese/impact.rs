use crate::impact::{ImpactPatterns, StatementMatchingWords};

pub const IMPACT: ImpactPatterns = ImpactPatterns {
    grammar: StatementMatchingWords {
        ignored: "pequeno pequena é eh hum ahn bem então realmente só somente simplesmente sinceramente honestamente sempre muito muitas \
                  vezes até ainda já também mesmo verdade talvez sério seriamente tanto às apenas frequentemente",
        negators: "não nunca jamais nem ninguém nada sem nenhum nenhuma",
        elides: false,
    },
    classes: "
number: 1*|2*|3*|4*|5*|6*|7*|8*|9*|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|varios|varias|cem|meia
time: minuto|minutos|hora|horas|dia|dias|noite|noites|semana|semanas|mes|meses|ano|anos
body: costas|coluna|pescoco|joelho|joelhos|ombro|ombros|pulso|olhos|ouvidos|mao|maos|pulmoes|anca|cabeca|pe|pes|perna|pernas|barriga|estomago|pele|dedo
",
    nothing: "
!mais|de nada $|a|por|que
!nao|nada .. lembro|ocorre|recordo|acrescentar .. mais|nada|agora|$
!nada|mais .. a|para acrescentar|dizer|adicionar
foi|era|seria|isso|so so|tudo|isso $|isso|que_tinha|por
ja .. disse|falei|contei tudo
disse|falei|contei tudo
!nao .. sei|saberia|sabia $|dizer|dizer_lhe|responder|bem|te_dizer|lhe_dizer
!sem|nenhuma|faco|tenho ideia|opiniao $
!nao .. mais nada $|a|que
por|da|de minha|mim|meu parte|lado ... tudo|nada|dito|feito
por mim .. bom|bem|assim|tudo
",
    remarks: "
a_sua|sua|tua|suas|as_suas pergunta|perguntas
a|essa|esta|uma pergunta .. sentido|clara|inteira|estranha
fazer|faca a pergunta
!percebi|entendi|percebo|entendo .. pergunta
o_que quer|quis dizer $|com
era|foi so? uma? brincadeira|piada $
estava a_brincar|brincando
pule|pula|passe|passemos|salte|saltemos .. pergunta|essa|esta|isso|a_frente|adiante
ja chega $|de_perguntas
chega de_perguntas
cumprimentos|lembrancas|abraco|abracos|beijinhos a|ao|para|pra
mande|manda .. abraco|beijo|lembrancas
continue|continuemos|vamos|siga adiante|em_frente|$
acabe|termine a frase
esta_me ouvindo|escutando
me ouve|escuta $
que|qual perigo
como_assim avalia|$
sobre aquilo|aquela_coisa que .. disse|falei
",
    repeated: "
ja .. disse|falei|contei|respondi|dito|contado
acabei de .. dizer|contar|falar|responder
disse logo|ha_pouco|ha_bocado|antes
",
    harm: "
escorregou|escorreguei|tropecei|tropecou
na|nas|no|para|pra emergencia|urgencias|pronto_socorro|urgencia
carga|palete|caixa|escada|prateleira|empilhadeira|empilhador .. caiu|escorregou|tombou .. passou|em_cima|ao_lado|perto|e
a um_palmo|centimetros .. do|da|de|dele|dela
por um_triz|um_fio
ferid*|machucou|magoou_se
eu|me|nos|ele|ela|alguém|paciente|pacientes|colega|criança|cliente|residente|trabalhador|pessoas|se .. ferid*|ferimento*|lesion*|hospital*|assedi*|discrimin*|humilh*|queim*|caiu|caí|morreu|ameaç*|agred*|insult*
acidente*|lesão|lesões|assédio|discriminação|racis*|sexis*|violência|esgotamento|burnout|depressão|intoxicação
dose|medicamento|remédio errad*
chorei|choro|chorar|pânico|perigos*|perigo|doente|insegur*|baixa_médica
doi|doem|dor|dores .. @body
@body .. travou|travada|doi|dor|inchad*|partid*|quebrad*|dormente
zumbido|tendinite|enxaqueca|enxaquecas|tonturas|tontura|inchad*|infecao|infeccao|infetad*|sangr*|fratura*|entorse|queimadura*|lombalgia
perdi|perdeu .. emprego|trabalho|casa|bebe
quase .. morri|morreu|cai|caiu|afoguei|atropelad*
ansiedade|angustia|pesadelos
bronquite|pneumonia|hernia|ciatica|febre|asma
homem|mulher|amigo|amiga|vizinho|vizinha|mãe|pai|marido|filho|filha|irmão|irmã|bebé|bebê .. morreu|morto|morta|faleceu
desmaiei|desmaiou|perdi_os_sentidos
@body|braco|clavicula|tornozelo|costela|cotovelo|dedos .. partid*|quebrad*|fraturad*|torcid*|esmagad*|entalad*
partiu|parti|quebrou|quebrei|torceu|torci .. @body|braco|clavicula|tornozelo|costela|cotovelo|dedos
atropelad*
adormec*|dormi* .. volante
hematoma|hematomas|nodoas_negras
pontos no|na queixo|testa|cabeca|joelho|mao
abriram|abriu .. pontos
reacao|choque alergic*|anafilatic*
cuspi*
engessad*
costelas|dente|dentes .. partid*|quebrad*|perdeu|perdi
perdeu|perdi .. dente|dentes|dedo
rolou|rebolou|caiu|cai .. escada|escadas|degraus|andaime|telhado
sozinho|sozinha na rua|estrada
tiraram|tirou|tirado .. da_agua|do_rio|da_piscina
caiu|cairam .. cabeca|em_cima|pe
",
    money: "
perdi|perdemos|perdido|perco|custou|custa|paguei|pagámos|pagamos|pagar|cobr*|reembols*|gast*|devo|devolv* .. euro*|dinheiro|reais|real|mil|milhares|cem|centenas|milh*|duas_vezes|dobro|vendas|salário
dinheiro|euro*|reais|vendas .. perd*|custou|cobr*|falt*|devolv*
reembolso*|estorno|multa*|falência|prejuízo*|golpe
fatura|faturas|conta|salário .. errad*|atras*|nunca|duas_vezes|dobro|não|tarde
devem|deve .. horas|dinheiro|euros|meses|salarios
!ninguem|nao|nunca .. devolv*|reembols*|pagaram|pagam
cobr*|debit* .. duas_vezes|a_mais|a_dobrar
!sem salario|renda|rendimento|receber
do meu|nosso|seu bolso
",
    leaving: "
equipa|equipe|colegas|clientes|metade|vários|três|dois .. saiu|saíram|embora|demit*|deixaram
cancel*|demiti*|despedi_me|rescind*|me_demitir|pedi_demissão
mud*|deixar|deixei|deixo|sair|saí|vou|troc*|trocar|passei .. concorr*|fornecedor|empresa|emprego|trabalho|operadora|equipa|equipe|contrato|banco|outro|outra
concorrente*|concorrência|outro_fornecedor|outro_emprego
procuro|procurando|à_procura .. emprego|trabalho|alternativa*|outro|outra
!não|nunca .. renov*|volt*|recomend*|compr* .. $
se ... vou_embora|vamos_embora|cancelo|cancelamos|desisto|desistimos
pediu|pedi|pediram .. transferencia
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
dados|ficheiros|arquivos|fotos|contactos|contatos|documentos|notas .. perdid*|desaparec*|apagad*|sumiram
livros|livro .. desaparec*
fora_de_servico|cancelad*|anulad*|recusad*
suspens*|adiad*
partiram|partiu|quebraram|quebrou|rasgad*|riscad*|amassad*|esmagad*|aos_pedacos|parada|parado desde|ha|$|no|na
",
    irony: "
obrigado|obrigada por nada
era so o_que faltava
bonito servico
bela porcaria|recepcao|ajuda
so me|nos faltava
pior inimigo|inimigos
",
    complaint: "
discutimos|discussao|discussoes|briga|brigas|brigamos|brigou|conflito*|desentendimento*|zanga|zangamo_nos|bate_boca
medo
frio|fria|prometeram
esper*|demor*|atras*|levou|durou ... minuto*|hora*|dia*|semana*|mês|meses|ano*|muito
!ninguém|nunca|não|nada|nenhum* ... lig*|respond*|ajud*|explic*|disse*|inform*|ouv*|veio|reag*|desculp*|import*|aconteceu|mudou|retorn*|devolv*|cheg*|avis*|entreg*|resposta
ignor*|grosseir*|antipátic*|confus*|complicad*|lento|lenta|caro|cara|suj*|barulh*|erro*|errad*|falta|faltam|irrit*|frustr*|decepcion*|desilu*|caos|estress*|stress*|sobrecarreg*|horas_extras
demais|demasiado|demasiada
várias_vezes|toda_hora|sempre_que
difícil|difíceis|mal
tive|tivemos|teve|tinha|obrigad*|forcad* que|de esperar|pagar|voltar|dormir|ligar|ir|fazer|repetir|andar|ficar|deixar|comprar|pedir|sair
obrigad*_a|forcad*_a
depois_de|apos|ao_fim_de @number @time
@number @time .. de_atraso|atrasad*|sem|de_espera|a_espera|de_fila|em_pe|na_fila
!nem um|uma so|unica|unico|vez
!nenhum|nenhuma|zero resposta|ajuda|explicacao|solucao|lugar|apoio|aviso|desculpa
!ninguem me|nos|se|sabe|sabia|tem|tinha|diz|disse|perguntou|pergunta|explica|explicou|ouve|veio|vem|atende|atendeu|faz|la
!nao tinha|havia|ha|houve|tem .. ninguem|nada|suficiente|lugar|agua|luz|aquecimento|ninguem_la
grita|gritam|gritou|berra*|insult*|humilh*|gozou|gozaram|desligou|mentiu|mentiram
pior|piorou|piorar
antes .. era|funcionava|estava .. melhor|mais_rapido|mais_facil
!nao chega|basta|serve|me_serve
fart*|cansad*_de|desisti|cansando|cansou|bagunca|tristeza
!nao .. consigo|conseguia|posso|da|dava .. dormir|ouvir|ver|ler|encontrar|aguentar|mais
!nao|nunca .. receb*|arranj*|repar*|conserta*|mostr*|oferec*|encontr*|serve|entend*
fecham|fechou|fechada|fechado .. em_casa|cedo|cara|ja
em_cima_da_hora
nem olhou|olha|respondeu|pediu|quis|sequer
esperei|esperamos|esperou desde|ate
atirou*|ratos|baratas|bolor|humidade|mofo|infiltrac*
em_atraso|atrasad*
!sem ler|olhar|perguntar|avisar|explic*|desculp*|uma_palavra|ouvir|verificar|aviso
dobro|triplo .. do|da|preco|combinado
!nunca mais
levou|levaram .. adiantamento|dinheiro|sinal
todos .. embora|foram_se
fechad*|suprimid* $|desde|ha|tres|duas|@number
!sem|nenhum arnes|capacete|capacetes|corrimao|luvas|mascaras|protecao
chove dentro|la
",
    wish: "
gostaria|gostava|queria|oxalá|tomara|deveria|deviam|devia|seria|seriam|fosse|fossem|preciso|precisamos|faz_falta|ajudaria
",
    wishes_asked: "
ajudaria|teria_ajudado|melhoraria|melhorava
que ... melhorar|melhor|ajudar
sugest*|desejo*|ideal*|perfeit*|conselho*|proposta*|expectativa*
deveria|devia|poderia|podia ... melhor|mudar|fazer
faria voltar|ficar|falta
gostaria|gostava|esperaria
faria ... usar|ficar|voltar|continuar
",
    praise: "
adoro|adorei|ótim*|excelente*|simpátic*|fácil|rápid*|maravilhos*|fantástic*|salvou|gosto|gostei|content*|satisfeit*|agradeço|bem|bom|boa|útil
",
    no_complaint: "
!nao|nada|nunca|nenhum|nenhuma ... queixo|queixar|queixa|queixas|reclamar|reclamacao|criticar|mal|mau|problema*|dificil|zangad*
no_mesmo|mesmo dia
antes do prazo
como combinado|prometido
!nao posso negar
ha_que|tenho_de reconhecer
",
};
