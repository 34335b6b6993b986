use crate::fact_cues::FactCues;

pub const FACT_CUES: FactCues = FactCues {
    when: "quando, desde quando, em que ano, em que momento, há quanto tempo",
    dates: "janeiro, fevereiro, março, abril, em maio, desde maio, junho, julho, agosto, setembro, outubro, novembro, dezembro, na primavera, no verão, no verão passado, no outono, no inverno, no ano passado, ano passado, no mês passado, mês passado, na semana passada, semana passada, este ano, há … anos, há um ano, há … meses, há … semanas, anos atrás, meses atrás, semanas atrás, em 19*, em 20*, desde 19*, desde 20*, no natal, na páscoa",
    how_often: "quantas vezes, com que frequência, de quanto em quanto",
    frequencies: "todos os dias, todo dia, todas as semanas, toda semana, todos os meses, todo mês, todas as manhãs, toda manhã, todas as noites, cada dia, cada semana, cada mês, uma vez por, duas vezes por, três vezes por, quatro vezes por, cinco vezes por, vezes por semana, vezes por mês, vezes por dia, vezes por ano, vezes ao mês, vezes ao dia, vezes na semana, quase todos os, quase todo, quase todas as, quase nunca, dia sim dia não, às terças, às quintas, de quinze em quinze, de duas em duas, de dois em dois, todos os sábados, todos os domingos, todo sábado, todo domingo, todas as segundas, todas as terças, todas as quartas, todas as quintas, todas as sextas, aos sábados, aos domingos",
    whom: "a quem recorr*, a quem pergunt*, a quem pede ajuda, com quem fala, com quem falou, com quem conversa, com quem conversou, quem o ajudou, quem a ajudou, quem ajudou, a quem se dirig*, para quem liga, com quem pode contar, com quem conta",
    contacting: "pergunto a, pergunto à, pergunto ao, perguntei a, perguntei à, perguntei ao, recorro a, recorri a, falo com, falei com, falei só com, só falei com, conversei com, contei a, contei à, contei ao, ligo para, liguei para, não falei com ninguém, não contei a ninguém, não tenho ninguém, ninguém com quem, é a ela que, é a ele que, é com ela que, é com ele que, peço ajuda",
    company: "com quem veio, com quem vem, com quem foi, com quem vai, com quem estava, quem veio com, quem foi com, quem acompanh*",
    companions: "com o meu, com a minha, com os meus, com as minhas, com meu, com minha, com meus, com minhas, com as crianças, com os netos, com os miúdos, com as miúdas, com amigos, com uns amigos, com uma amiga, com um amigo, com colegas, com um colega, com uma colega, vim sozinh*, fui sozinh*, em família",
    motion: "vim, viemos, venho, fui, fomos, vou, vamos, estive, estivemos, chegámos, chegamos, visit*, estou lá, estamos lá, uso",
    how_much: "quanto paga, quanto pagou, quanto custa, quanto custou, que preço, a que preço, qual foi o preço, qual é o preço",
    amounts: "euros, euro, cêntimos, reais, centavos",
    staying: "manter, mantido, mantida, segurar, segurado, ficar, ficado, ficasse, ficasses, de ideia, de ideias",
    would_stay: "teria ficado, tinha ficado, eu ficava, ficaria, teríamos ficado, tínhamos ficado, não teria saído, não tinha saído, ainda estaria, ainda estava cá, nada me teria",
    waiting: "espera, esperar, esperou, fila",
    durations: "minuto, minutos, hora, horas, meia hora, quarto de hora, logo",
    waited: "esper*, sala de espera, sentad*, até me, até que me, na fila, fui atendid*, chamaram",
};
