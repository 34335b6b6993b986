use crate::impact::{ImpactPatterns, PatternGrammar};

pub const IMPACT: ImpactPatterns = ImpactPatterns {
    grammar: PatternGrammar {
        ignored: "little younger older big uh um er erm hmm mm really just actually honestly sometimes often always simply basically literally \
                  seriously truly even again still already definitely probably maybe actively constantly",
        negators: "not never dont doesnt didnt wont wouldnt isnt wasnt arent havent hasnt nobody none without",
        elides: false,
    },
    harm: "
burned|burnt|injured|poisoned|bullied|assaulted|harassed
burned out
broke|fractured|broken .. hip|arm|leg|wrist|finger|rib|nose|ankle
slipped|tripped|fainted
i|we|he|she|they|patient|patients|colleague|child|customer|somebody|someone|people|resident|worker|workers .. injured|hospital*|bullied|harassed|discriminated|humiliated|hurt|burned|burnt|fainted|fell|died|threatened|abused|assaulted
accident|accidents|injury|injuries|bullying|harassment|discrimination|racism|racist|sexist|violence|burnout|breakdown|poisoning
wrong dose|medication|medicine|drug|patient
cried|crying|panic|scared|afraid|unsafe|dangerous|danger
sick|ill .. because|from|of|leave
",
    money: "
euros|dollars|pounds|francs|thousand|hundred .. from_my|account|month|year|short|lost
never|not|didnt|havent paid|gave_it_back|refunded|reimbursed
lost|lose|losing|loses|cost|costs|costing|wasted|overcharged|owe|refund|refunded|fined|charged|paid|pay .. us|me|money|euro*|dollar*|pound*|thousand*|hundred*|million*|twice|revenue|k|salary|fee|fees
money|euros|dollars|pounds .. lost|gone|missing|wasted|back
refund*
overcharged|unpaid|bankrupt*|double_charged|charged_twice
invoice|invoices|bill|salary .. wrong|late|missing|twice|never
",
    leaving: "
half|most|many|several|two|three|people|colleagues|staff|team|customers|clients|nurses .. left|leaving|gone|quit|resigned
handed in|my notice|resignation
notice last|next week|month
cancel|cancelled|canceled|cancelling|quit|quitting|resign|resigned|resigning|leave|leaving|left|switched|switching|switch|moved|terminated|terminate .. contract|subscription|company|job|team|competitor|account|provider|membership|plan|bank|you|it|them|another|elsewhere
competitor|competitors|another_provider|elsewhere
looking for .. job|another|alternative|alternatives|new
cancel|cancelled|canceled|resigned|quitting|resigning
!wont|not|never .. renew|renewing|renewed|come_back|return|recommend|buy|use_it|order .. again|it|you|$
",
    blocked: "
machine|line|production|work|everything|operation|belt .. stood|stopped|idle|down
!couldnt|cannot|cant|could_not .. ship|deliver|invoice|produce|treat|teach|sell|anything|bill|pay
broke|failed
!cant|cannot|couldnt|could_not|unable|wasnt_able|impossible .. work|log|login|pay|order|use|open|finish|complete|access|send|deliver|reach|book|submit|print|do|continue|get
crash*|freezes|froze|frozen|outage|outages|downtime
broke|broken|breaks|stopped .. working|down|apart|$|twice|again|after
!not|doesnt|didnt|isnt|never|nothing|hardly|stopped .. work|works|worked|working|load|loads|loaded|start|started|connect
stood|stand|standing still
production|line|work|system|server|website .. down|stopped|standstill|stuck|offline
lost .. data|files|work|order|orders|documents|file|password|everything
blocked|stuck|locked_out
",
    complaint: "
nobody|no_one|noone did|cared|came|knew
until|before i|we|they .. answer|got|reply|response
promised
wait|waited|waiting|took|takes|delay|delayed|late ... minute*|hour*|day*|week*|month*|year*|long|forever|ages
!nobody|no_one|noone|never|not|didnt|nothing|none ... call*|answer*|repl*|respond*|help*|explain*|told|tell|inform*|listen*|came|showed_up|react*|apolog*|care*|contact*|happened|changed|got_back|delivered|arrived
ignored|rude|unfriendly|confus*|complicated|slow|expensive|dirty|noisy|cold|error*|bug*|wrong|missing|annoy*|frustrat*|disappoint*|chaos|stress*|overworked|overtime
too much|many|little|few|late|long|slow|expensive|often|complicated|hard|loud
twice|three_times|several_times|again_and_again|every_time
hard|difficult to
",
    wish: "
wish|would_like|would_be_nice|would_be_great|should|could_be_better|i_need|we_need|please_add|hope_for|would_help|want|would_love|it_would|if_there_were|missing_is
",
    praise: "
very patient
kind|wonderful|reliable|clear|pleasant|smooth
love|loved|great|excellent|helpful|friendly|easy|fast|wonderful|fantastic|saved|like|happy|satisfied|appreciate|best|good
",
};
