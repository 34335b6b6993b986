use crate::fact_cues::FactCues;

pub const FACT_CUES: FactCues = FactCues {
    when: "quand, depuis quand, en quelle année, à quel moment, il y a combien",
    dates: "janvier, février, mars, avril, en mai, fin mai, début mai, juin, juillet, août, septembre, octobre, novembre, décembre, au printemps, cet été, l'été dernier, à l'automne, en automne, en hiver, cet hiver, l'hiver dernier, l'an dernier, l'année dernière, le mois dernier, la semaine dernière, cette année, il y a … ans, il y a … an, il y a … mois, il y a … semaines, il y a … jours, en 19*, en 20*, depuis 19*, depuis 20*, à pâques, à noël",
    how_often: "combien de fois, à quelle fréquence, tous les combien, quelle fréquence",
    frequencies: "tous les jours, toutes les semaines, tous les mois, tous les matins, tous les soirs, tous les mardis, tous les week-ends, chaque jour, chaque semaine, chaque mois, chaque matin, une fois par, deux fois par, trois fois par, quatre fois par, cinq fois par, fois par semaine, fois par mois, fois par an, fois par jour, presque tous les, presque jamais, une fois sur deux, quelques fois par, un samedi sur deux, une semaine sur deux, un mois sur deux, un jour sur deux, chaque samedi, chaque dimanche, tous les samedis, tous les dimanches, tous les lundis, tous les mercredis, tous les jeudis, tous les vendredis, tous les quinze jours",
    whom: "vers qui, à qui, auprès de qui, qui vous a aidé, qui t'a aidé, vous adresser, vous adressez, vous tourner, te tourner, t'adresser, en aviez-vous parlé, en avais-tu parlé",
    contacting: "je demande à, je demande toujours à, je demande plutôt à, j'ai demandé à, je m'adresse à, je me suis adressé* à, je vais voir, je suis allé* voir, j'appelle, j'ai appelé, j'en ai parlé à, j'en ai parlé avec, j'en parle à, j'en ai parlé seulement, je me suis tourné* vers, je me tourne vers, c'est à elle que, c'est à lui que, c'est elle que, c'est lui que, personne à qui, parlé à personne, n'en ai parlé qu",
    company: "avec qui, qui vous accompagnait, qui t'accompagnait, accompagné de qui, qui est venu avec",
    companions: "avec mon, avec ma, avec mes, avec notre, avec nos, avec les enfants, avec les petits, avec les petits-enfants, avec les deux petits, avec des amis, avec une amie, avec un ami, avec des collègues, avec un collègue, avec une collègue, venue toute seule, venu tout seul, allée toute seule, allé tout seul, en famille, entre amis",
    motion: "venu*, viens, vient, venons, allé*, allons, vais, y va, sommes, étions, étais, passé*, promené*, suis là, sommes là, on est là, j'utilise",
    how_much: "combien payez, combien avez-vous payé, combien as-tu payé, combien paies, combien coûte, combien a coûté, combien cela, combien ça, quel prix, à quel prix, quel montant",
    amounts: "euros, euro, centimes, francs",
    staying: "retenir, retenu, retenue, rester, resté, restée, d'avis",
    would_stay: "je serais resté, je serais restée, je serais peut-être resté*, je resterais, nous serions rest*, on serait rest*, je serais encore, j'aurais continué, je n'aurais pas démissionné, je ne serais pas parti*, rien n'aurait pu",
    waiting: "attente, attendre, attendu, file",
    durations: "minute, minutes, heure, heures, demi heure, quart d heure, tout de suite",
    waited: "attendu, attend, attendre, attente, salle d attente, patienté, avant qu on, avant d être, la queue, assis, assise, appelé, appelée",
};
