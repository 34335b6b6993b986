//! Words for the same thing, by their beginnings.

use colloquy_word_list::words;

pub const SYNONYMS: &[&[&str]] = &[
    words!(
        "filho, filha, filhos, criança, crianças, neto, neta, netos, bebé, bebê, menino, menina, miúdos, os pequenos, meu pequeno, minha pequena, gémeos, gêmeos"
    ),
    words!("dor, dores, dói, doem"),
    words!("concorrente, concorrência, outra empresa, novo emprego"),
    words!("preço, custo, custa, caro, barato, tarifa, orçamento, euros, reais"),
    words!("apoio, suporte, ajuda, assistência, atendimento, serviço ao cliente"),
    words!("integração, primeiros dias, primeira semana, acolhimento de novos, treinamento"),
    words!("chefe, gestor, gerente, superior hierárquico, direção da empresa, líder, liderança"),
    words!("salário, ordenado, remuneração, vencimento, bem pago"),
    words!("equipas, nossa equipa, minha equipa, trabalho em equipa, equipe, colega, departamento"),
    words!("saída da empresa, demissão, despedi-me, cancel, desist, abandon"),
    words!("aplicação, aplicativo, app, programa, site, ferramenta, funcionalidade"),
    words!("entrega, envio, encomenda, pacote, estafeta, entregador, motoboy, carteiro"),
    words!(
        "comida, menu, pequeno-almoço, café da manhã, sabor, cozinha, cantina, alimentação, refeição, \
         refeições, almoço, jantar, cozinheir, come, sopa"
    ),
    words!("horário, turno, horas"),
    words!("carga, stress, estresse"),
    words!("comunicação, informação, contacto, contato"),
    words!(
        "médico, médica, doutores, clínico geral, cirurgiã, cirurgião, cirurgiões, especialista, pediatra, \
         dentista, ginecologista, ortopedista"
    ),
    words!(
        "enfermeiro, enfermeira, enfermagem, enfermaria, auxiliares, cuidador, cuidadora, parteiras, \
         técnico de enfermagem, técnica de enfermagem"
    ),
    words!(
        "medicamento, medicação, remédio, comprimido, pílula, cápsula, dosagem, com receita, receitou, \
         receitado, analgésico, antibiótico"
    ),
    words!(
        "consultas, uma consulta, minha consulta, marcação, marcações, agendamento, agendar, agendado, \
         reserva, reservar, reservado"
    ),
    words!(
        "esperar, esperei, esperando, sala de espera, à espera, filas, na fila, atraso, demora, demorou, \
         aguardar"
    ),
    words!(
        "computador, portátil, notebook, laptop, equipamento, impressora, ecrã, tela, teclado, máquina, \
         aparelho, dispositivo"
    ),
    words!(
        "escritório, gabinete, mesa de trabalho, escrivaninha, ambiente de trabalho, local de trabalho, \
         estação de trabalho, open space, baias"
    ),
    words!(
        "barulho, barulhent, ruído, ruidoso, silêncio, silencios, sossego, sossegad, algazarra, gritaria, \
         insonoriza, acústica"
    ),
    words!(
        "aquecimento, aquecedor, aquecido, radiador, caldeira, temperatura, faz frio, muito frio, \
         muito calor, ar condicionado, isolamento térmico"
    ),
    words!(
        "reparação, reparações, conserto, consertar, consertado, avaria, avariado, quebrado, manutenção, \
         canalizador, encanador, zelador"
    ),
    words!(
        "aluguel, aluguer, alugar, alugado, rendas, renda da casa, arrendamento, arrendar, o senhorio, \
         imobiliária, proprietário, inquilino"
    ),
    words!(
        "vizinho, vizinha, vizinhança, porta ao lado, casa ao lado, andar de cima, andar de baixo, \
         condomínio, condómino, condômino"
    ),
    words!(
        "trajeto, deslocação, deslocamento, transporte, autocarro, ônibus, metrô, de metro, comboio, \
         de trem, de carro, estacionamento"
    ),
    words!(
        "professor, professora, professores, docente, formadores, formadora, instrutor, instrutora, tutores, \
         educador, palestrante"
    ),
    words!(
        "materiais do curso, material didático, livro didático, manuais escolares, apostila, sebenta, \
         slides, apontamentos, caderno, exercícios, bibliografia"
    ),
    words!(
        "exame, provas, notas, trabalho de casa, trabalhos de casa, dever de casa, lição de casa, \
         vestibular, reprovado, reprovei, chumbei"
    ),
    words!(
        "pagar, paguei, caixa registadora, caixas automáticas, faturas, nota fiscal, boleto, multibanco, \
         cartão de crédito, reembolso, reembolsado, devolução"
    ),
    words!(
        "segurança, acidente, perigo, risco, arriscado, capacete, coletes, lesão, lesões, ferido, ferimento, \
         machuc"
    ),
    words!(
        "vida privada, vida pessoal, vida familiar, tempo livre, tempos livres, lazer, fim de semana, \
         fins de semana"
    ),
    words!(
        "carreira, promovido, promovida, progressão na carreira, crescimento profissional, \
         crescer profissionalmente, desenvolvimento profissional, evolução profissional"
    ),
    words!(
        "reconhecimento, reconhecido, reconhecida, valorizado, valorizada, valorização, elogio, elogiado, \
         elogiaram, agradecimento, agradeceram, parabéns"
    ),
    words!(
        "instruções, indicações, o manual, manual de, bula, folheto, explicação, explicações, explicar, \
         explicou, explicaram, tutorial"
    ),
    words!("o sono, meu sono, dormir, dormi, dormia, durmo, dorme, adormec, insónia, insônia, sesta, soneca"),
    words!(
        "limpeza, limpo, limpa, limpar, sujo, suja, sujidade, sujeira, higiene, casa de banho, \
         casas de banho, banheiro"
    ),
    words!(
        "funcionário, funcionária, empregado, empregada, colaboradores, receção, recepção, rececionista, \
         atendente, garçom, garçonete, vendedor"
    ),
    words!(
        "abertura, horário de abertura, abertos, abrem, fecho, fecha, encerramento, encerrado, feriado, \
         domingos"
    ),
    words!(
        "exposição, exposições, galeria, vitrina, vitrine, coleção, coleções, acervo, obra de arte, \
         obras de arte, escultura, visita guiada"
    ),
    words!(
        "privacidade, confidencial, dados pessoais, proteção de dados, meus dados, sigilo, sigilos, anónim, \
         anônim, anonimato, rgpd, lgpd"
    ),
    words!("falha, falhou, bugs, trava, travou, bloqueia, bloqueou, crashou, mensagem de erro, instável"),
    words!(
        "velocidade, rápido, rápida, rapidez, lento, lenta, lentidão, devagar, carregamento, ágil, \
         agilidade, fluidez"
    ),
    words!(
        "sortido, gama, catálogo, prateleira, mais escolha, muita escolha, em stock, sem stock, estoque, \
         produtos esgotados"
    ),
    words!(
        "embalagem, embalagens, embalado, embalar, embrulho, embrulhado, desembrulh, invólucro, papelão, \
         caixote, plástico bolha"
    ),
    words!(
        "reunião, reuniões, reunimos, reunir, videochamada, videoconferência, teleconferência, stand-up, \
         briefing, assembleia, ordem de trabalhos, ponto de situação"
    ),
    words!(
        "teletrabalho, remoto, remota, à distância, a partir de casa, trabalhar de casa, home office, \
         híbrido, híbrida, presencial"
    ),
    words!(
        "parque infantil, parquinho, playground, espaços verdes, áreas verdes, jardim, jardins, baloiço, \
         escorregador, relvado, gramado, árvores"
    ),
];
