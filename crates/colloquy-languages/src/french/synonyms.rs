//! Words for the same thing, by their beginnings.

use colloquy_word_list::words;

pub const SYNONYMS: &[&[&str]] = &[
    words!(
        "enfant, enfants, fils, fille, petit-fils, petite-fille, bébé, tout-petits, mes petits, nos petits, les petits, les deux petits, mon petit, ma petite, petits-enfants, mômes, gamins, \
         gosses"
    ),
    words!("douleur, douleurs, mal au dos, mal au ventre, mal à la tête, mal aux jambes"),
    words!("concurrent, concurrence, nouvel emploi, nouveau poste, autre entreprise"),
    words!("prix, coût, coûte, trop cher, pas cher, moins cher, plus cher, chère, tarif, budget, euros"),
    words!("assistance, aide en ligne, dépannage, support, service client, hotline, conseiller clientèle"),
    words!("intégration, premiers jours, première semaine, accueil des nouveaux"),
    words!("manager, chef, supérieur hiérarchique, responsable, hiérarchie, direction"),
    words!("salaire, rémunération, fiche de paie, prime, bien payé, mal payé"),
    words!("équipes, mon équipe, notre équipe, travail en équipe, collègue, mon service, collaboration"),
    words!("démission, quitt, résili, départ, annul"),
    words!("application, appli, logiciel, site, outil, fonctionnalité"),
    words!("livraison, livré, livreur, livrer, colis, expédition, facteur, coursier"),
    words!(
        "repas, nourriture, menu, petit-déjeuner, goût, cuisine, cantine, cuisinier, cuisinière, plats, \
         mangé, mange, déjeuner, dîner"
    ),
    words!("horaire, planning, heures"),
    words!("charge de travail, surcharge, stress"),
    words!("communication, information, contact, retour"),
    words!(
        "médecin, docteur, doctoresse, généraliste, spécialiste, chirurgien, praticien, toubib, pédiatre, \
         dentiste, cardiologue"
    ),
    words!(
        "infirmière, infirmier, infirmerie, soignant, aide-soignant, aides-soignant, sage-femme, \
         sages-femmes, auxiliaire de vie, puéricultrice, brancardier"
    ),
    words!(
        "médicament, sirop, gélule, pilule, ordonnance, prescription, prescrit, posologie, antidouleur, \
         antibiotique, effets secondaires"
    ),
    words!(
        "rendez-vous, créneau, créneaux, réservation, réserver, réservé, consultation, agenda, calendrier"
    ),
    words!(
        "attendre, attendu, attendais, attendait, temps d'attente, salle d'attente, attente au, queue, \
         retard, poireaut"
    ),
    words!(
        "ordinateur, portable, matériel, équipement, imprimante, écran, clavier, machine, appareil, \
         tablettes, poste informatique"
    ),
    words!(
        "bureaux, au bureau, le bureau, mon bureau, votre bureau, open space, open-space, poste de travail, \
         espace de travail, lieu de travail, les locaux"
    ),
    words!(
        "bruit, bruyant, sonore, insonoris, calme, silence, silencieux, boucan, vacarme, brouhaha, tapage"
    ),
    words!(
        "chauffage, radiateur, chaudière, thermostat, température, trop froid, fait froid, grelott, \
         climatisation, isolation thermique, mal isolé, mal chauffé"
    ),
    words!(
        "réparation, réparer, réparé, en panne, dépannage, dépanneur, cassé, plombier, gardien, concierge"
    ),
    words!(
        "loyer, bailleur, bail, propriétaire, locataire, location, louer, caution, logement social, \
         logements sociaux, agence immobilière"
    ),
    words!("voisin, voisine, voisinage, palier, mitoyen, riverain, copropriétaire, du dessus, du dessous"),
    words!(
        "trajet, transports, covoiturage, tramway, autobus, en bus, le métro, le train, en voiture, parking, \
         stationnement"
    ),
    words!(
        "enseignant, professeur, profs, instituteur, institutrice, maîtresse, formateur, formatrice, \
         éducateur, intervenant, tuteur, tutrice"
    ),
    words!(
        "manuel scolaire, manuels scolaires, polycopié, photocopies, diaporama, diapos, fiches, cahier, \
         exercices, bibliographie, ressources pédagogiques"
    ),
    words!(
        "examen, épreuve, les devoirs, notes, notation, rattrapage, interrogation, dissertation, concours, \
         baccalauréat, soutenance"
    ),
    words!(
        "caisse, paiement, payer, facture, facturation, remboursement, remboursé, rembourser, \
         carte bancaire, carte bleue, virement, en espèces"
    ),
    words!(
        "sécurité, sécurisé, accident, danger, le casque, casques, gilet, harnais, blessé, blessure, \
         risques, chutes"
    ),
    words!("vie privée, vie personnelle, vie de famille, temps libre, loisirs, week-end"),
    words!(
        "carrière, avancement, promotion interne, promue, promus, évolution professionnelle, \
         évoluer dans l'entreprise, perspectives, mobilité interne, débouchés"
    ),
    words!(
        "reconnaissance, reconnaissant, reconnu, valorisé, valorisant, valorisation, félicité, \
         félicitations, remercié, remerciement, compliment, considération"
    ),
    words!(
        "notice, explication, expliqué, expliquer, explique, consigne, instructions, brochure, dépliant, \
         tutoriel, mode d'emploi, pas à pas"
    ),
    words!(
        "sommeil, dormir, dormi, dormais, endormi, endormir, insomnie, réveil, réveillé, nuit blanche, \
         nuits blanches, sieste"
    ),
    words!(
        "propreté, très propre, sale, saleté, hygiène, nettoyage, nettoyé, nettoyer, le ménage, \
         femme de ménage, toilettes, poussière"
    ),
    words!(
        "le personnel, du personnel, employé, salarié, réceptionniste, hôtesse, caissier, caissière, \
         serveur, serveuse, vendeur, vendeuse"
    ),
    words!(
        "heures d'ouverture, ouverts, ouvrent, fermeture, jour férié, jours fériés, nocturne, le dimanche"
    ),
    words!(
        "exposition, une expo, galerie, vitrine, collection, les œuvres, des œuvres, sculpture, \
         scénographie, visite guidée"
    ),
    words!(
        "confidentialité, confidentiel, données personnelles, mes données, vos données, \
         protection des données, rgpd, secret médical, secret professionnel, anonymat, anonyme, discrétion"
    ),
    words!("bugs, un bug, bugué, buggé, plantage, a planté, ça plante, figé, crash, dysfonctionnement"),
    words!(
        "vitesse, rapide, rapidité, lente, lenteur, trop lent, très lent, ralenti, chargement, fluide, \
         fluidité, réactivité"
    ),
    words!(
        "gamme, assortiment, du choix, large choix, variété de produits, catalogue, rayons, en stock, \
         stocks, en rupture, introuvable"
    ),
    words!(
        "emballage, emballé, emballer, suremballage, déballer, déballage, conditionnement, carton, \
         cellophane, barquette, papier bulle, film plastique"
    ),
    words!(
        "réunion, visioconférence, en visio, téléconférence, stand-up, briefing, comité, point hebdo, \
         ordre du jour, compte rendu, comptes rendus"
    ),
    words!(
        "télétravail, à distance, distanciel, en présentiel, hybride, remote, home office, de chez moi, \
         de chez soi, depuis chez moi"
    ),
    words!(
        "aire de jeux, aires de jeux, espace vert, espaces verts, jardin, parcs, square, bancs, pelouse, \
         arbres, balançoire, toboggan"
    ),
];
