use crate::safety::{SafetyPatterns, SafetyPhrases, SafetyTexts};

pub const SAFETY: SafetyPhrases = SafetyPhrases {
    patterns: SafetyPatterns {
        ignored: "pequeno pequena é eh hum ahn bem então realmente só somente simplesmente sinceramente honestamente sempre muito muitas \
                  vezes até ainda já também mesmo verdade talvez sério seriamente tanto às apenas frequentemente",
        negators: "não nunca jamais nem ninguém nada sem nenhum nenhuma",
        elides: false,
        classes: CLASSES,
        harmless: HARMLESS,
        self_harm: SELF_HARM,
        violence: VIOLENCE,
        medical: MEDICAL,
    },
    texts: SafetyTexts {
        self_harm: "Agradeço por me contar isto. Levo muito a sério, mas sou uma IA e não posso ajudar em caso \
                    de perigo: ligue agora para {emergency} ou para alguém de confiança.",
        violence: "Agradeço por me contar isto. Levo muito a sério, mas sou uma IA e não posso proteger \
                   ninguém: havendo risco, ligue agora para {emergency} ou para alguém de confiança.",
        medical: "Agradeço por me contar isto. Parece grave, mas sou uma IA e não posso ajudar numa \
                  emergência: ligue agora para {emergency}, ou peça a alguém por perto que o faça.",
        emergency: "o número de emergência local",
        emergency_number: "o {number}",
        contact: "O contato da organização para estes casos é: {contact}.",
        pause: "A entrevista fica em pausa, e pode encerrá-la ou continuar.",
        withheld: "Prefiro não falar sobre isso.",
    },
};

const CLASSES: &str = include_str!("danger_words.txt");

const HARMLESS: &str = "
morro|morrer|morri|morto|morta|morrendo|morremos|a_morrer de rir|riso|fome|sede|calor|frio|vergonha|medo|sono|tédio|curiosidade|vontade|cansaço|rir|saudade|saudades|nervosismo
mataria|matava|mato por um|uma
mata|matam|matando|matar|mato|matei|encerro o|a|os|um|este|esta|esse|essa? processo|tarefa|programa|servidor|aplicação|aplicativo|app|sessão|ideia|projeto|tempo|serviço|fome|saudade|aula|bateria
prazo|prazos|trabalho|estresse|stress|calor|barulho|espera|ritmo|horário|reuniões|burocracia|trânsito|aplicativo|app .. me|nos? mata|matam|matando|está_me_matando|a_matar_me|vai_me_matar|está_a_matar_me
não|nunca|jamais .. @selfkill
não|nunca|jamais .. @hurt
não|nunca|jamais .. me .. mal|mataria|suicidaria|machucaria|mato
não|nunca|jamais .. mal .. ninguém|alguém|mim|uma_mosca
mataria me|ninguém
cortei|queimei|machuquei|magoei|feri .. cozinhando|jogando|desporto|esporte|acidente|academia|ginásio|sem_querer|futebol|cozinha|cozinhar|correndo|bicicleta|a_cozinhar|a_jogar
@blow .. concorrência|preço|preços|mercado|vendas|financeiramente
concorrência|preços|custos|inflação|crise .. @blow
@blow .. tênis|ténis|xadrez|pingue_pongue|jogo|cartas|recorde|meta|palmas
@blow .. cancelar|demitir*|sair|processar|despedir*|rescindir|deixar_a_empresa|ir_embora|multa|contrato|despedimento|demissão|trocar
bate|bateu com|a meta|sistema|porta|ponto
tocou|toca|tocaram .. profundamente|coração|campainha|assunto|música|que|telefone
me|nos tocou|toca muito|que
tocou|tocaram me|nos $|que|profundamente|bastante|pela
toca me|nos que|profundamente|bastante|pela
tocou_me $
atendimento|história|gesto|atenção|simpatia .. tocou|toca me|nos
me|nos empurra|empurrou|empurram para .. plano|frente|fazer
obrigou|força|forçou a|o|os .. atualizar|mudar|pagar|trocar|reiniciar
@blow .. com perguntas|emails|e_mails|mensagens|chamadas
@blow .. imprensa|reunião|redes|mídia
abusa|abusou .. da|do .. paciência|confiança|café|tempo
infarto|enfarte|avc|derrame .. há|anos|em_20*|ano_passado
há|tive|teve|sofri|sofreu .. infarto|enfarte|avc|derrame .. há|anos|ano|em_20*|jovem|atrás
há .. anos ... infarto|enfarte|avc|derrame
quase .. infarto|enfarte|morri|morro|treco
infarto|enfarte .. ao_ver|quando_vi|conta|fatura
como_enfermeira|como_enfermeiro|como_médica|como_médico|como_socorrista|na_urgência|nas_urgências|no_pronto_socorro|no_meu_trabalho|na_minha_ala|no_nosso_hospital|nossos_pacientes|os_pacientes|meus_pacientes|pacientes_com|pacientes_que|pessoas_com|atendo|atendemos|tratamos|lido|o_meu_trabalho|meu_trabalho ... infart*|enfart*|avc*|hemorragia*|sangr*|emergências|inconscient*|overdose|desmai*|paradas|convuls*|dor_no_peito|suicid*|respir*
pular|saltar .. etapa|página|pergunta|parte|anúncio|almoço
suicídio|suicida .. orçamento|comercial|empresa|político|econômico|económico|financeiro|profissional|negócio
acabar|terminar com .. contrato|assinatura|projeto|reunião|formulário|papelada
desaparecer|sumir|sumiu|desapareceu .. botão|menu|mensagem|arquivo|ficheiro|ícone|praia|férias
não .. viver|vivo|viveria sem
não aguento mais|não_posso_mais .. reuniões|formulários|senhas|anúncios|este_programa|esse_aplicativo
alérgico|alérgica a .. reuniões|papelada
clínica|hospital|consultório|serviço .. pacientes|chegam|pessoas|utentes ... peito|enfart*|infart*|avc*|derrame*|sangr*|inconscient*|respirar
tomo|toma|tomar .. comprimidos|remédios|medicamentos|pílulas ... manhãs|dias|dia|avisa|lembra|cada
não podemos continuar|seguir assim?
funciona|trabalha|vai .. sem_mim
@xsuimeta
@person ... @xkillif .. @xifwhen
@xthing .. @xperish
@xperish .. @xthing
@xfiction & @xperish
";

const SELF_HARM: &str = "
corda & já|tenho|comprei|pronta & acabe|acabar|termine|pare
comprimidos|remédios|pistola & já|guardados|prontos|suficientes & tudo_acabe|tudo_termine|acabe_tudo
!@want .. não existir|acordar|estar_aqui|viver
@want .. @selfkill
me_matar|matar_me|suicidar_me|me_suicidar|enforcar_me|me_enforcar|tirar_minha_vida|tirar_a_minha_vida|automutil*|autoles*|me_mutilar|cortar_os_pulsos|cortar_meus_pulsos|me_machuco|magoo_me|me_corto|corto_me|mutilo_me|me_mutilo|pôr_termo_à_vida|fazer_mal_a_mim
me mato|matei|matasse|matarei|suicid*|enforco|automutilo|firo|machuquei|cortei .. $
mato_me|mato_me|corto_me|firo_me|vou_me_matar
voltei|comecei|recomecei|continuo|parar|deixar|vontade a|de|em? me? .. cortar|cortar_me|machucar|mutilar|automutilar|ferir
cortei|cortar|corto .. pulsos|braços|veias|pernas|propósito
faço|fiz|fazer .. mal a mim
suicid*
tirar|tirado|tirei|tiro .. vida
pôr|por|ponho|dar|colocar|acabar|terminar|pus .. fim|ponto_final|com|termo .. vida|existência|sofrimento|tudo|mim|dias
acabar|terminar|acabo com tudo|tudo_isto|tudo_isso|isto_tudo|a_vida|minha_vida
acabar .. de_vez
@want .. a_morte
!não|nem|sem|nenhuma .. quero|desejo|vontade|aguento|consigo|suporto|queria|gostaria|razão|razões|motivo|motivos|forças|força|sentido .. viver|continuar_a_viver|continuar_vivendo|estar_aqui|estar_vivo|estar_viva|existir|seguir_em_frente|continuar|acordar|vida|continuar_assim|levantar_me|seguir
!não .. viver mais
!não aguento|suporto|dá|consigo|posso mais esta|essa|com|a|minha .. vida|viver
!não aguento|suporto|consigo mais viver|a_vida|esta_vida|essa_vida
!queria|quero|gostaria|gostava|desejo|espero|tomara|oxalá|dormir|adormecer|deitar|amanhã .. não|nunca|jamais .. acord*|despert*|levant*
!não|nunca .. acordar|acordasse|acorde|acordava|despertar .. amanhã|nunca|mais|$
dormir|adormecer para|pra sempre
!vida .. não|sem|perdeu .. sentido|vale|valor|graça
!não .. vale|tem|faz .. pena|sentido .. viver|vida|viver_assim|continuar
vida .. insuportável|acabou|inútil|não_presta|uma_merda
!sem|nenhum|nenhuma|não .. sentido|razão|motivo|esperança .. viver|vida|continuar|existir|seguir
cansado|cansada|farto|farta|exausto|exausta .. de|da .. viver|vida|existir|estar_vivo|estar_viva|lutar_pela
todos|mundo|família|filhos|gente|marido|mulher|eles|pais|toda|esposa|crianças|ninguém|equipe|equipa .. melhor|felizes|feliz|aliviados|tranquilos|fácil|bem .. sem_mim|se_eu_não|se_eu_morresse|se_eu_sumisse|se_eu_desaparecesse|se_eu_estivesse_mort*|se_não_estivesse
sem_mim|se_eu_morresse|se_eu_sumisse|se_eu_desaparecesse|se_eu_estivesse_morto|se_eu_não_existisse|se_eu_não_estivesse .. melhor|felizes|feliz|fácil|ninguém|falta|notaria|aliviad*
melhor sem_mim
!ninguém .. sent*|not*|repar*|chor*|import*|dar* .. falta|se_eu|morr*|sumi*|desaparec*|mim|mort*|conta
melhor|quem_me_dera|queria|gostaria|prefiro|preferia|preferiria|desejo .. morto|morta|morrer|ter_morrido
!quem_me_dera|queria|gostaria|preferia|preferiria|antes|oxalá .. não|nunca .. nascido|existir|nascer|nascesse
!nunca|não ter|tivesse nascido|existido
saltar|pular|jogar_me|me_jogar|atirar_me|me_atirar|me_lançar|lançar_me|salto|pulo|jogar .. ponte|comboio|trem|janela|telhado|metrô|metro|varanda|sacada|prédio|carro|viaduto|caminhão|linha
bater|jogar|espatifar .. carro .. árvore|muro|poste|caminhão
tomei|tomado|engoli|tomar|engolir|tomo|ingeri|engolido .. todos|todas|caixa|frasco|punhado|cartela|demais|demasiados|monte|embalagem .. comprimidos|pílulas|remédios|soníferos|medicamentos|pastilhas|paracetamol|calmantes
comprimidos|pílulas|remédios|soníferos|corda|arma|pistola|lâmina|faca .. para|pra .. acabar|morrer|matar|enforcar|cortar|terminar|dormir
corda|pistola|lâmina|soníferos|comprimidos|remédios|arma .. pront*|preparad*|comprad*|guardad*|esper*
comprei|preparei|guardei|tenho .. corda|pistola|soníferos|lâmina|arma
overdose|sobredose|sobredosagem
carta|cartas|bilhete .. despedida|adeus|suicíd*
despedi|despedir|despedida .. de_todos|dos_meus|da_vida|deste_mundo|filhos
sumir|desaparecer|ir_embora .. para_sempre|pra_sempre|deste_mundo|desse_mundo|do_mundo|do_mapa|de_vez|da_terra
deixar|abandonar|partir .. este_mundo|esta_vida|essa_vida|esse_mundo|deste_mundo|desta_vida
morte .. alívio|solução|saída|única|descanso|paz|libertação
única|melhor .. saída|solução|opção .. morrer|morte|suicid*|matar
penso|pensamentos|pensar|pensando|pensado|ideias|sonho|pensei .. em|na|de|sobre|com .. morte|morrer|morto|morta|suicid*|minha_morte|acabar
!não|nenhuma|sem .. vejo|encontro|tenho .. saída|motivo_para_viver|sentido_na_vida
!não|nenhuma vejo|encontro nenhuma|qualquer|mais? saída
filha|filho|amigo|amiga|irmão|irmã|marido|esposa|ela|ele|namorado|namorada|colega|mulher .. se .. suicid*|matar|corta|machuca|enforcar|mutila|fere|mata
filha|filho|amigo|amiga|irmão|irmã|marido|esposa|ela|ele|namorado|namorada|colega|mulher .. corta_se|suicidar_se|matar_se|magoa_se|mutila_se
matar_se|suicidar_se|se_matar|se_suicidar|tirar_a_própria_vida|se_enforcar|enforcar_se
filha|filho|amigo|amiga|irmão|irmã|marido|esposa|ele|ela|namorado|namorada .. @want .. morrer|acabar_com_a_vida
!nada .. por .. viver|vivo
!nada .. me_prende|me_segura
!não .. tenho .. nada .. viver
!para_quê|pra_que|para_que .. viver|continuar_a_viver|continuar_vivendo|vivo
peso|fardo .. para|pra .. família|todos|filhos|os_outros
odeio .. minha_vida|viver|estar_vivo|estar_viva
desisti|desistir|desisto da|de vida|viver
se eu? morresse|morrer|morro|sumisse|sumir|desaparecesse|não_existisse|não_estivesse .. hoje|noite|ninguém|melhor|import*|falta|$
!melhor|felizes|fácil se|que eu? não existisse|estivesse|tivesse_nascido|vivesse|cá_estivesse
ponte|telhado|varanda|linha|janela|viaduto|penhasco|trilhos|sacada|terraço ... pular|saltar|atirar*|jogar*|lançar*|pul*|salt*
!que .. serve|adianta|sentido|para|pra .. viver|vivendo|continuar|vida
!não mereço viver|existir|estar_vivo|estar_viva|a_vida
perigo para mim
perdi|perdido .. vontade .. viver
vontade .. viver .. perd*
corto|queimo|arranho|cortei .. braços|pele|pernas|pulsos
pronto|pronta para morrer|partir_de_vez
dor|sofrimento .. pare|acabe|termine .. morrer|sempre|tudo|vida
sou um? peso|fardo|estorvo
comprimidos|pílulas|remédios|soníferos|medicamentos & todos|todas|caixa|frasco|muitos & tomar|tomá_los|engolir|tomei|engoli|tomo|tomá_las
sem_mim & melhor|felizes|feliz|fácil|tranquilos
filho|filha|irmão|irmã|marido|esposa|amigo|amiga|pai|mãe|aluno|aluna|ele|ela & se|suicidar_se|matar_se & matar|suicidar|cortar|enforcar|machucar|matar_se|suicidar_se
!não|nunca & viver|vivendo & assim|esta_vida|essa_vida
morrer|morto|morta|morresse & melhor|fácil|gostaria|queria|oxalá|quero & me|eu|estar|se|quero
@xpills|@xmeans && @xstore && @xdark && @xi
@xhigh & @xstep & @xdark
@xhigh & @xstep & @xurge & @xi
@xhigh & @xdark & @xi & @xurge
@xpills & @xtook & @xmany
@xtook && @xpills && @xmany && @xdark
@xwrote & @xletter & @xbye
@xletter && @xwrote && @xdark && @xi
@xstarve & @xfade
@xwheel & @xwall & @xurge & @xi
@xgives & @xafter & @xi
@yfront .. @yvehicle & @zgo & @ywishing & @xi
@yfront .. @xhigh & @ywishing & @xstep
@ygrave & @ywishing
@ysharp & @ybody & @yapply & @xi
@yall .. @ystop .. @yever
@yall & @ystop & @yever & @ywishing & @xi
@yfuneral & @ysorted & @xi
@xnear & @yfarewell & @ygone
@xletter & @zfam & @zplace
@zgone & @xwrote|@zread
@znot .. @zeaten & @xfade
@zeaten .. @znot & @xfade
@znot .. @zeaten && @xfade && @xdark
@zlet .. @xwheel & @xwall
@xwheel & @xwall & @xurge
";

const VIOLENCE: &str = "
mato|esfaqueio|estrangulo|apunhalo|degolo o|a|os|ele|ela $|se|no|na|quando
sei onde .. mora|vive|dorme|trabalha & faca|arma|pistola|espingarda|catana|facão
arma|pistola|faca|espingarda|facão & disse|diz|ameaça|ameaçou|jura|jurou & usar|usá_la|usava|usaria|atirar|disparar|matar|mata
ameaçou|ameaça|ameaçava .. esfaquear*|matar*|bater*|espancar*|atirar|disparar
tio|pai|padrasto|avô|irmão|homem|chefe|ele .. toca_me|me_toca|tocava_me|me_tocava|tocou_me|me_tocou
toca_me|me_toca|tocava_me|me_tocava & noite|cama|quarto
bater_me|espancar_me|agredir_me|me_bater|me_espancar|me_agredir|bateu_me|me_bateu|espancou_me|agrediu_me
obrigou|obriga|forçou|força|obrigada|forçada .. sexo|relações|deitar|despir|sexual*
nódoas_negras|hematomas|roxos|marcas_roxas & alguém|ele|ela|cuidador|cuidadora|colega & agarrou|apertou|bateu|empurrou|sacudiu|puxou
@person .. @victim .. @blow
@person .. @blow .. @victim
me|nos @blow
@blow me|nos
@blow em|nas|nos|na|no .. mim|crianças|filhos|filha|filho|mãe|irmã|bebé|bebê|mulher
ameaça|ameaçou|ameaçava|ameaçam|jurou .. me|nos? .. matar|morte|bater|faca|arma|matar_me|agredir
fui|sou|sido|foi|está|estou|era|ser|estão .. agredido|agredida|violado|violada|estuprada|estuprado|abusado|abusada|assediado|assediada|ameaçado|ameaçada|maltratado|maltratada|atacado|atacada|esfaqueado|esfaqueada|sequestrado|sequestrada|perseguida|perseguido|apalpada|espancada|espancado|trancada|trancado|raptada
está|estão|anda .. a|me? .. me|perseguir|assediar|ameaçar|bater|maltratar|perseguindo|assediando|ameaçando .. $
violada|violado|estuprada|estuprado|estupro
abusou|abusa|abusaram|abusado|abusava .. de|da|do .. mim|filha|filho|menina|menino|irmã|criança*|sexual*
abuso|abusos|assédio|agressão|violência sexual|doméstica|familiar|física|físico|conjugal
ameaças|ameaça de morte
ameaç* .. morte|faca|pistola|arma|revólver
@person .. @want|ameaça|ameaçou|disse|diz|jura|jurou|quer .. me_matar|matar_me|nos_matar|me_bater|bater_me|me_machucar|me_fazer_mal|fazer_me_mal|matar_os_meus|me_estuprar|me_esfaquear|agredir_me|me_agredir
medo .. que .. mate|bata|machuque|faça_mal|viole|ataque|agrida|me_mate
medo .. do|de|da .. marido|esposo|parceiro|namorado|ex|pai|padrasto|companheiro
medo .. dele|dela
temo|medo .. pela|por .. vida|segurança|filhos
!não .. sinto|sentimos|estou .. segura|seguro|seguras .. casa|com|marido|dele|ele|$
faca|pistola|arma|revólver .. me|contra|apont*|pescoço|garganta|mim
@person .. faca|pistola|arma|revólver
hematomas|nódoas_negras|roxos|olho_roxo|olho_negro|costela_partida|braço_quebrado .. marido|bate|ele|pai|porque|companheiro|murro
é|está|fica|ficou violento|violenta|agressivo .. comigo|quando|bebe|$
@person .. violento|violenta
levanta|levantou|pôs|põe .. a_mão|as_mãos .. mim|$
tapas|socos|murros|pontapés|bofetadas|chutes|surra|surras|pancada .. me|marido|pai|levo|apanho|levei|dá|deu|companheiro
dá|deu|dão .. me? .. tapa|tapas|socos|soco|murro|murros|pontapés|bofetada|bofetadas|surra|surras
apanho|apanhei|apanhava .. marido|pai|do|dele|companheiro|casa
tocou|toca|tocava|apalp*|passou_a_mão .. seios|partes|íntim*|indevid*|inapropriad*|sexual*|peito|rabo|bunda|coxa|sem_o_meu|corpo
me .. obrig*|forç* .. sexo|relações|despir|deitar|transar|fazer_sexo
obrig*|forç* me a .. sexo|relações|despir
contra .. minha vontade
me .. tem|mantém|tranc*|prende .. tranc*|pres*|fechad*|casa|quarto
!não .. me deixa .. sair|ir|telefonar|ver_a_minha
@want .. @hurt .. @target|chefe|colega|vizinho|marido|patrão|supervisor|gerente
@want .. matá_lo|matá_la|matá_los|esfaqueá_lo|estrangulá_lo|espancá_lo|bater_nele|bater_nela|machucá_lo|machucá_la|fazer_lhe_mal|envenená_lo|feri_lo|agredi_lo|dar_um_tiro_nele|apunhalá_lo|partir_lhe_a_cara|quebrar_a_cara_dele|acabar_com_ele|fazer_mal_a_ele|esfaqueá_la
@want .. fazer .. mal a|ao ele|ela|alguém|meu|minha|chefe|colega
matar|esfaquear|assassinar|estrangular|apunhalar|degolar o? a? @target|chefe|patrão|colega
levar|trazer|levo|tenho|trago|comprei .. faca|pistola|arma|bomba .. trabalho|escritório|escola|ele|mochila|bolsa|mala|chefe|matar
queimar|incendiar|explodir|pôr_fogo|botar_fogo|tacar_fogo .. escritório|empresa|escola|casa|fábrica|loja|prédio
criança|crianças|bebé|bebê|filho|filha|filhos|menino|menina .. agredid*|maltratad*|abusad*|violad*|estuprad*|apanha*|espancad*|trancad*|negligenciad*
bate|agride|maltrata|espanca|abusa|batia|espancava|estupra .. em|nos|nas|na|no|os|as|a|o .. filhos|crianças|mulher|esposa|filha|filho|mãe|bebé|bebê|irmã|criança
sequestrada|sequestrado|raptada
mãos|mão|apert*|agarr* .. pescoço|garganta
@person .. partiu|quebrou|fraturou .. braço|nariz|costela|dedo|maxilar
bato|bati|espanquei|sacudi|agredi .. meu|minha|meus|no_meu|na_minha|nos_meus filho|filha|filhos|mulher|esposa|mãe|bebé|bebê
bato|bati .. no_meu|na_minha|nos_meus filho|filha|filhos|mulher|esposa|mãe|bebê|bebé
@person .. atirou|empurrou|jogou|lançou .. escada|escadas|contra_a_parede|mim|cima
perco|perder|perdi .. controle|controlo|cabeça .. mal|bat*|matar|filhos|machuc*
me toca|tocou|apalpa|apalpou|agarra|agarrou e|contra|quando
@xweapon & @xplan & @xtarget2 & @xi
@xarson & @xbuilding & @xplan & @xi
@xarson & @xweapon & @xbuilding & @xi
@xvoices & @xorders & @xdeeds
@xnear & @xhitme & @xi
@yfear & @yhome & @zabuser
@zabuser .. @zcomes & @yfear
@zarmed & @ystranger & @yhere
@ystranger & @ysays & @ythreat
@ycarer .. @ywrong
@ycarer & @ywrong & @yweak
@yweak & @ywrong & @ymother
@xarson & @xbuilding & @ywishing & @xi
@zgun & @zday & @zhave
@zgun & @zday & @xtarget2
@zburn & @xbuilding & @zday|@zfuel
@zfuel & @xbuilding & @zday
";

const MEDICAL: &str = "
fumo|fumaça .. sair|saindo|sai|por_todo|por_toda|cozinha|corredor|debaixo
sair|saindo|sai|há|tem .. muito? fumo|fumaça .. da|do|por|no|na
cozinha|casa|prédio|telhado|quarto|armazém|máquina|cama .. em_chamas|a_arder|pegando_fogo|pegou_fogo|ardendo
há|tem um? incêndio|fogo
está|esteja a_arder|pegando_fogo
cheira|cheirando|cheirar|cheiro .. a|de gás
fuga|vazamento|escape de gás
estou|tenho|tem|está|tendo|ter|sofrendo|a_ter|acho|acho_que|dando|dar|teve_agora|sofrer .. infarto|enfarte|ataque_cardíaco|ataque_do_coração|avc|derrame|parada_cardíaca|paragem_cardíaca|convuls*|ataque_epilético|ataque_epiléptico|ataque_de_asma|crise_de_asma|anafil*|reação_alérgica|aborto_espontâneo|choque_anafilático|hemorragia|embolia|crise_epilética
infartando|enfartando
!não .. consigo|consegue|posso .. respirar
!não|mal .. respira|respiro|respirar|respirando
falta .. ar|fôlego
custa|dificuldade|dificuldades|difícil .. respirar
sufoc*|engasg*|asfixi*
dor|dores|aperto|pressão|pontadas|pontada|ardor|queimação .. peito|coração|braço_esquerdo|torácic*
dói|aperta|doendo|arde|a_doer|dói_me .. peito|coração|braço_esquerdo
peito .. dói|aperta*|arde|dor|doendo|a_doer|doer
braço|rosto|cara|perna|lado|boca|mão .. dormente|paralis*|caíd*|tort*|formig*|dormentes|adormecid*
!não .. sinto|mexer|mexo|sente|mexe .. braço|perna|pernas|lado|rosto|mão|corpo|cara
sangr*|hemorragia
perd* .. sangue|consciência|sentidos|conhecimento
sangue .. todo_lado|toda_parte|vomit*|jorr*|por_todo
muito? sangue .. perdi|chão|cabeça|todo
vomit*|tosse|tossindo|cusp* .. sangue
desmai*|inconscient*|colaps*|desfalec*|caiu_para_o_lado
!não .. reage|responde|acorda|pulso
!sem pulso|sentidos|respirar
chame|chamem|chamar|chama|ligue|preciso|precisa|precisamos|mandem|enviem|peça .. ambulância|samu|112|192|911|inem|socorro|bombeiros|emergência|médico_já|médico_urgente
ambulância .. rápido|urgente|já|favor|precis*
envenen* .. $
intoxic*
engoliu|bebeu|bebi|engoli|ingeriu|comeu|tomou .. lixívia|água_sanitária|veneno|pilha|detergente|ácido|produto|cândida|soda|raticida|alvejante|bateria
garganta|língua|rosto|lábios|cara .. inch*|fech*
inch*|fech* .. garganta|língua|rosto|lábios
rebent*|estour*|romp* .. águas|bolsa
contrações .. minutos|seguidas
eletrocut*|hipotermia|septicemia|golpe_de_calor|insolação|choque_elétrico
caí|caiu|bati|bateu|queda .. cabeça|mexer|mover|levantar|sangue|vomit*|tont*|inconscient*
pior|súbita|fortíssima|insuportável|terrível dor_de_cabeça
dor|dores .. insuportáve*|terríve*|fortíssim*|intens*|agud*|horríve* .. $
dor|dores .. forte|fortes|insuportável|terrível|intensa .. barriga|abdómen|abdômen|estômago|grávida|costas|cabeça
coração .. parar|parando|falh*|a_parar
açúcar|glicemia|glicose .. baix*|alt* .. tremer|tremendo|desmai*|tont*|consciência
de_repente|repente .. paralis*|cego|cega|falar|vejo|ver
@xnear & @xdown & @xmute
@xnear && @xdown && @xmute
@xalarm & @xgas
@yorgan & @yacute & @ynow
@ysugar & @yshaky & @xi
@ygasw & @yleak & @ynow
@yshock & @ybad
";
