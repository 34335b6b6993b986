//! Prompts as people write them, each with the topics that a person would expect to be asked about.

pub struct Case {
    pub name: &'static str,
    pub locale: &'static str,
    pub prompt: &'static str,
    /// A text for each planned topic, in order, which occurs in exactly one question.
    pub topics: &'static [&'static str],
}

macro_rules! cases {
    ($($name:literal $locale:literal $prompt:literal [$($topic:literal),* $(,)?])*) => {
        pub const CASES: &[Case] =
            &[$(Case { name: $name, locale: $locale, prompt: $prompt, topics: &[$($topic),*] }),*];
    };
}

cases! {
"one-topic" "en"
"Interview our customers about their experience with the new mobile app. Be friendly and never promise anything."
["mobile app"]
"follow-ups" "en"
"Ask about onboarding, follow up on pricing and find out why they left."
["onboarding", "pricing", "decide to leave"]
"bulleted" "en-GB"
"You are a researcher for a bakery.\n\nAsk about the following topics:\n- opening hours\n- the taste of the bread\n- **prices**\n- friendliness of the staff\n\nKeep it short."
["opening hours", "taste of the bread", "prices", "friendliness"]
"numbered-questions" "en"
"1. How did you hear about our school?\n2. What made you choose it?\n3. What would you change?\n4. Would you recommend us to a friend?"
["hear about our school", "made you choose it", "would you change", "recommend us"]
"exit-interview" "en-US"
"Exit interview for people who leave the company. We want to understand why they decided to leave, how they experienced their manager, and what they would tell a new colleague. If they mention harassment, ask whether they want to talk to HR."
["decide to leave", "manager", "new colleague"]
"enumeration" "en"
"Please talk to hotel guests about check-in, breakfast, the rooms and the pool. Do not offer refunds."
["check-in", "breakfast", "rooms", "pool"]
"own-last-question" "en"
"How often do you cook at home? What stops you from cooking more? Is there anything else you would like to add?"
["cook at home", "stops you", "like to add"]
"plain-statement" "en"
"We are a small theatre in Leeds and our audience is shrinking year after year."
["theatre in leeds"]
"mixed-form" "en"
"Goal: learn how nurses plan their shifts.\n\nQuestions:\n1) What does a typical week look like?\n2) Who decides about the schedule?\n\nAlso explore conflicts with private life. See https://example.com/brief for details."
["typical week", "decides about the schedule", "private life"]
"ein-thema" "de"
"Befrage unsere Kunden zu ihrer Zufriedenheit mit der Lieferung. Sei freundlich."
["zufriedenheit"]
"mehrere-anweisungen" "de"
"Frage nach der Einarbeitung, finde heraus, wie sie das Team erleben, und frage, was sie sich für die Zukunft wünschen."
["einarbeitung", "erleben sie das team", "für die zukunft"]
"liste" "de-AT"
"Du bist ein Interviewer für ein Museum.\n\nThemen:\n- Anreise\n- Ausstellung\n- Café und Shop\n- Barrierefreiheit\n\nHalte dich kurz."
["anreise", "ausstellung", "café", "barrierefreiheit"]
"fragen" "de"
"Wie sind Sie auf unseren Verein aufmerksam geworden? Was gefällt Ihnen am Training? Was fehlt Ihnen? Möchten Sie noch etwas hinzufügen?"
["verein aufmerksam", "am training", "fehlt ihnen", "hinzufügen"]
"nummeriert" "de-CH"
"1. Die letzte Reise mit der Bahn\n2. Pünktlichkeit\n3. Sauberkeit der Züge\n4. Preise"
["letzte reise", "pünktlichkeit", "sauberkeit", "preise"]
"wissen-wollen" "de"
"Wir möchten verstehen, warum Kunden kündigen. Außerdem interessiert uns: Welche Alternativen haben Sie geprüft?"
["kündigung bewogen", "alternativen"]
"un-sujet" "fr"
"Interroge les employés sur l’équilibre entre travail et vie privée. Sois bienveillant."
["équilibre"]
"deux-instructions" "fr"
"Demande aux clients comment ils ont découvert la boutique, puis parle-leur de la livraison."
["découvert la boutique", "livraison"]
"puces" "fr-CA"
"Sujets :\n- l’accueil\n- la qualité des soins\n- le temps d’attente\n- les informations reçues"
["l'accueil", "qualité des soins", "temps d'attente", "informations reçues"]
"questions-francaises" "fr"
"1. Qu’est-ce qui vous a donné envie de devenir bénévole ?\n2. Comment se passe une journée typique ?\n3. Qu’est-ce qui pourrait être amélioré ?"
["devenir bénévole", "journée typique", "être amélioré"]
"enumeration-francaise" "fr"
"Interrogez les lecteurs de la bibliothèque sur l’accueil, les horaires et le catalogue en ligne. Restez neutre."
["accueil", "horaires", "catalogue"]
"objectif" "fr"
"Objectif : comprendre pourquoi les abonnés partent. Demandez ce qui leur a manqué."
["décidé de partir", "manqué"]
"un-tema" "es"
"Entrevista a los empleados acerca del ambiente de trabajo. No hagas juicios."
["ambiente de trabajo"]
"dos-instrucciones" "es-MX"
"Pregunta por la compra y averigua por qué abandonan el carrito."
["la compra", "abandona el carrito"]
"preguntas" "es"
"¿Cómo conoció nuestra clínica? ¿Qué le pareció la atención? ¿Qué mejoraría usted? ¿Hay algo que quiera añadir?"
["conoció nuestra clínica", "pareció la atención", "mejoraría", "añadir"]
"lista-espanola" "es"
"Temas:\n- el transporte público\n- la seguridad en el barrio\n- los parques\n- el ruido"
["transporte público", "seguridad en el barrio", "parques", "ruido"]
"queremos-saber" "es-AR"
"Queremos saber cómo eligen los padres un colegio. Pregunta también por el comedor."
["elige un colegio", "comedor"]
"numerada-espanola" "es"
"1) La última visita al restaurante\n2) El precio\n3) La carta de vinos"
["última visita", "precio", "carta de vinos"]
"un-tema-italiano" "it"
"Intervista i dipendenti sull'equilibrio tra lavoro e vita privata. Sii gentile."
["equilibrio"]
"due-istruzioni" "it"
"Chiedi ai clienti come hanno conosciuto il negozio e parla della qualità dei prodotti."
["conosciuto il negozio", "qualità dei prodotti"]
"domande" "it"
"1. Che cosa L’ha portata nella nostra palestra?\n2. Quali corsi frequenta?\n3. Che cosa cambierebbe?"
["nostra palestra", "corsi frequenta", "che cosa cambierebbe"]
"elenco" "it-CH"
"Temi:\n- il viaggio di arrivo\n- la camera\n- la colazione\n- il personale"
["viaggio di arrivo", "camera", "colazione", "personale"]
"scopo" "it"
"Obiettivo: capire perché gli abbonati non rinnovano. Chiedi anche dell'assistenza ai clienti."
["non rinnova", "assistenza"]
"um-tema" "pt"
"Converse com os alunos acerca do novo curso de história. Seja simpático."
["curso de história"]
"duas-instrucoes" "pt-BR"
"Pergunte aos clientes sobre a compra e descubra por que desistiram."
["a compra", "por que desistiu"]
"perguntas" "pt"
"Como conheceu a nossa associação? O que mais lhe agrada nas atividades? O que falta? Gostaria de acrescentar alguma coisa?"
["conheceu a nossa associação", "agrada nas atividades", "o que falta", "acrescentar"]
"lista-portuguesa" "pt-BR"
"Temas:\n- o atendimento\n- o aplicativo\n- as tarifas\n- a segurança"
["atendimento", "aplicativo", "tarifas", "segurança"]
"queremos-entender" "pt"
"Queremos entender como as famílias planeiam as férias. Fale também dos preços."
["planeia as férias", "preços"]
"een-onderwerp" "nl"
"Interview medewerkers over hun werkdruk. Wees vriendelijk."
["werkdruk"]
"twee-opdrachten" "nl"
"Vraag naar de ervaringen met de app en vraag waarom mensen stoppen."
["ervaringen met de app", "besluiten te stoppen"]
"vragen" "nl-BE"
"1. Hoe bent u bij ons gekomen?\n2. Wat vindt u van de lessen?\n3. Wat zou u veranderen?\n4. Wilt u nog iets toevoegen?"
["bij ons gekomen", "van de lessen", "zou u veranderen", "toevoegen"]
"lijst" "nl"
"Onderwerpen:\n- de route naar het ziekenhuis\n- de wachttijd\n- het gesprek met de arts\n- de nazorg"
["route naar het ziekenhuis", "wachttijd", "gesprek met de arts", "nazorg"]
"willen-weten" "nl"
"We willen graag weten hoe vrijwilligers het werk ervaren. Vraag ook naar de begeleiding en de waardering."
["ervaart u het werk", "de begeleiding"]
"english-for-germans" "de"
"Ask about the new canteen. What do you think of the vegetarian dishes?"
["canteen", "vegetarian dishes"]
"german-questions-in-english" "de"
"You are an interviewer for the city of Graz. Ask these questions and be polite:\n1. Wie kommen Sie zur Arbeit?\n2. Was würde Ihnen den Umstieg auf das Fahrrad erleichtern?"
["kommen sie zur arbeit", "fahrrad"]
"unknown-locale" "sw"
"Ask about water supply. Ask how they store water at home."
["water supply", "store water"]
"discovery" "en"
"You are conducting a customer discovery interview for a startup that builds tools for logistics teams.\n\nYour goals:\n1. Understand how they currently track shipments\n2. Identify their biggest pain points\n3. Learn which tools they have tried before and why those failed\n4. Find out how much they would pay for a better solution\n\nGuidelines:\n- Ask open-ended questions\n- Don't pitch the product\n- Keep the conversation under 15 minutes\n- Thank them at the end"
["track shipments", "pain points", "tried before", "those failed", "would you pay"]
"guide" "en"
"# Interview guide\n\n## Warm-up\nTell me about yourself and your role.\n\n## Main part\nWalk me through the last time you booked a trip.\nWhat was hard about it?\n\n## Wrap-up\nAnything else you'd like to share?"
["your role", "booked a trip", "hard about it", "like to share"]
"post-purchase" "en"
"Conduct a post-purchase interview. Start by asking what made them decide to buy. Then explore how the delivery went. If they are unhappy, dig into the reasons. Finish by asking whether they would recommend us."
["decide to buy", "delivery went", "recommend us"]
"settings" "en"
"Topic: satisfaction after knee surgery\nDuration: 10 minutes\nLanguage: simple\nQuestions:\n- How was the pain in the first week?\n- Did the physiotherapist explain the exercises well?"
["knee surgery", "pain in the first week", "physiotherapist"]
"leitfaden" "de"
"Leitfaden:\n1. Einstieg: Wie geht es Ihnen heute?\n2. Wann haben Sie zuletzt unsere App benutzt und wofür?\n3. Was stört Sie am meisten?\n4. Gibt es noch etwas, das Sie uns mitteilen möchten?"
["geht es ihnen heute", "zuletzt unsere app", "stört sie am meisten", "uns mitteilen"]
"aufzaehlung" "de"
"Wir wollen mehr über das Einkaufsverhalten von jungen Familien erfahren: Häufigkeit, Lieblingsläden, Budget und Onlinekäufe."
["häufigkeit", "lieblingsläden", "budget", "onlinekäufe"]
"mairie" "fr"
"Tu es un enquêteur pour une mairie. Pose des questions sur la propreté des rues, les transports et la sécurité. Demande aussi ce qu’ils changeraient s’ils étaient maire. Ne donne jamais ton avis."
["propreté", "transports", "sécurité", "étiez maire"]
"tienda" "es"
"Eres un entrevistador amable. Habla con los clientes sobre su experiencia en la tienda, pregunta qué productos echan de menos y si volverían. Agradece su tiempo."
["en la tienda", "echa de menos", "si volvería"]
"programma" "it"
"Sei un intervistatore per un'azienda di software. Chiedi agli utenti come usano il programma, quali funzioni mancano e che cosa li fa arrabbiare. Non interrompere."
["usa il programma", "funzioni mancano", "arrabbiare"]
"cafe" "pt-BR"
"Você é um pesquisador de mercado. Pergunte sobre hábitos de consumo de café, marcas preferidas e locais de compra. Depois, aprofunde os motivos da escolha. Seja breve."
["hábitos de consumo", "marcas preferidas", "locais de compra", "motivos da escolha"]
"woningcorporatie" "nl"
"Je bent een interviewer voor een woningcorporatie. Vraag huurders naar hun woning, de buurt en het contact met de corporatie. Vraag door over klachten. Wees kort."
["uw woning", "de buurt", "contact met de corporatie", "klachten"]
}
