use crate::impact::{ImpactPatterns, StatementMatchingWords};

pub const IMPACT: ImpactPatterns = ImpactPatterns {
    grammar: StatementMatchingWords {
        ignored: "little younger older big uh um er erm hmm mm really just actually honestly sometimes often always simply basically literally \
                  seriously truly even again still already definitely probably maybe actively constantly",
        negators: "not never dont doesnt didnt wont wouldnt isnt wasnt arent havent hasnt nobody none without",
        elides: false,
    },
    classes: "
number: 1*|2*|3*|4*|5*|6*|7*|8*|9*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|several|half_an|a_couple_of|hundred
time: minute|minutes|hour|hours|day|days|night|nights|week|weeks|month|months|year|years
body: back|neck|knee|knees|shoulder|shoulders|wrist|wrists|eyes|ears|hand|hands|lungs|hip|head|foot|feet|leg|legs|stomach|skin|finger|fingers|ankle
",
    nothing: "
!cant|cannot|couldnt think|recall|remember $|of|anything|more|any|offhand
!dont|wouldnt|couldnt know|recall|remember|say $|anything|more|that|offhand|really
!nothing|none else|more|further|left|to_add|comes_to_mind|springs_to_mind|occurs_to_me
!not .. anything|nothing|much .. add|else|more|further
!havent|have|no|not|dont .. foggiest|faintest|clue
!no idea|clue|opinion|comment $
thats|thatll|that_is|that_was|that_will|thatd_be|this_is .. all|lot|it|everything|enough|about_it $|from|for|that_i|i
said|told|covers|given|covered .. piece|all|everything|enough|it_all|my_bit $|i|on|about
we|weve|ive|youve|were|youre .. covered|said|been_through|done|finished .. it|everything|all|$
thatll|that_will|thats .. do .. $|me
leave it there|at_that
more|much|all from me $
!not|nothing|isnt .. else|more|much .. tell|say|add
",
    remarks: "
your question|questions
the|that|this question .. sense|clear|mean|about
!dont|didnt|not .. understand|get|follow the_question|your_question|what_you_mean|you_mean
what you mean|meant by
that|it|this was a|just|only a? joke $|though|honestly
i was joking|kidding
just|only joking|kidding
skip this|that|it|one|that_one|this_one|the_question
thats|this_is|that_is enough $|for_today|now|questions
enough questions|of_the_questions|of_your_questions
regards|greetings|hello|hi to
say hello|hi to
lets|let_us move_on|go_on|carry_on|continue
finish|finished your|the sentence
about that thing $|i_told
ask me something else
are_you listening|deaf
!youre|you .. not listening|asking
we were talking about
",
    repeated: "
i did? just|already said|told|mentioned|answered|explained
i did? say|tell .. already|before|just_now
told|said .. that|you|it|this already|before|just_now|earlier
just told|answered
",
    harm: "
emergency room|department
rushed|taken to .. hospital|emergency
load|pallet|crate|ladder|shelf|beam|scaffold*|brick .. fell|slipped|tipped|dropped .. on|next_to|beside|inches|past|hit|close
missed .. by|only inches|inch|centimetre*|hair|whisker
injured|poisoned|bullied|assaulted|harassed
burned out
broke|fractured|broken .. hip|arm|leg|wrist|finger|rib|nose|ankle
slipped|tripped|fainted
i|we|he|she|they|patient|patients|colleague|child|customer|somebody|someone|people|resident|worker|workers .. injured|hospital*|bullied|harassed|discriminated|humiliated|hurt|burned|burnt|fainted|fell|died|threatened|abused|assaulted
accident|accidents|injury|injuries|bullying|harassment|discrimination|racism|racist|sexist|violence|burnout|breakdown|poisoning
wrong dose|medication|medicine|drug|patient
cried|crying|panic|unsafe|dangerous|danger
scared|afraid .. of_him|of_her|of_them|for_my|of_being
burned|burnt|scalded|cut .. my|his|her|myself|himself|herself .. @body|arm|face|$
sick|ill .. because|from|of|leave
@body .. hurts|hurt|aches|ached|aching|killing|gave_out|gone|bad|sore|swollen|numb|stiff|pain
numb|tinnitus|migraine|migraines|dizzy|swollen|bruised|infection|infected|rash|concussion|scarred|bleeding|bled|bruises
lost .. job|home|baby|mother|father|husband|wife
crying|cried|tears because|when|after|over|at|every|in_the
nearly|almost .. died|killed|fell|hit|drowned|choked|crashed|fainted|run_over|electrocuted|lost
bronchitis|pneumonia|hernia|fever|asthma|sciatica|slipped_disc
man|woman|friend|neighbour|mother|father|mum|mom|dad|husband|wife|son|daughter|brother|sister|baby .. died|passed_away
passed_out|blacked_out|collapsed|unconscious
fell|fallen|nodded asleep|off .. wheel
hit|knocked .. by|over|down|off .. car|van|lorry|truck|bus|bike|bicycle|tram|scooter
sprained|twisted|dislocated|crushed|trapped .. @body|arm|elbow|toe|thumb
collarbone|jaw|elbow|toe|thumb|tooth .. broke|broken|fractured|cracked|knocked_out
stitches in|on
allergic reaction|shock
spat|spit at|on
in plaster|a_cast
ribs|teeth|tooth .. broke|broken|cracked|lost|knocked_out
lost|broke|knocked .. tooth|teeth|finger|fingertip|toe
fell|tumbled|rolled down|off the|a|some|two|three|four|five|six|ten steps|stairs|ladder|roof|stage
alone in|on the street|road
fracture|fractures|concussion
pulled|fished|dragged .. out_of|from .. water|river|canal|pool
fell|dropped|landed .. on .. head|foot|toes|chest
",
    money: "
euros|dollars|pounds|francs|thousand|hundred .. from_my|account|month|year|short|lost
never|not|didnt|havent paid|gave_it_back|refunded|reimbursed
lost|lose|losing|loses|cost|costs|costing|wasted|overcharged|owe|refund|refunded|fined|charged|paid|pay .. us|me|money|euro*|dollar*|pound*|thousand*|hundred*|million*|twice|revenue|k|salary|fee|fees
money|euros|dollars|pounds .. lost|gone|missing|wasted|back
refund*
overcharged|unpaid|bankrupt*|double_charged|charged_twice
invoice|invoices|bill|salary .. wrong|late|missing|twice|never
owe|owes|owed .. us|me|him|her|them
out_of_pocket|own_pocket
!without|no income|pay|wages|salary
quoted|quote|estimate|estimated ... @number ... @number
",
    leaving: "
half|most|many|several|two|three|people|colleagues|staff|team|customers|clients|nurses .. left|leaving|gone|quit|resigned
handed in|my notice|resignation
notice last|next week|month
cancel|cancelled|canceled|cancelling|quit|quitting|resign|resigned|resigning|leave|leaving|left|switched|switching|switch|terminated|terminate .. contract|subscription|company|job|team|competitor|account|provider|membership|plan|bank|you|it|them|another|elsewhere
competitor|competitors|another_provider|elsewhere
looking for .. job|another|alternative|alternatives|new
cancel|cancelled|canceled|resigned|quitting|resigning
!wont|not|never .. renew|renewing|renewed|come_back|return|recommend|buy|use_it|order .. again|it|you|$
if ... im_gone|were_gone|im_leaving|were_leaving|ill_quit|well_quit
asked|applied|requested|put_in for? a? transfer
took|take|taking .. business|custom elsewhere
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
notes|data|files|records|photos|contacts|documents|history|bookings|emails .. went|gone|lost|missing|vanished|disappeared|deleted|wiped
lost|deleted|wiped|vanished|disappeared ... notes|data|files|records|photos|contacts|documents|history|hours
out_of_order|out_of_service|broken_down|cut_off|locked_out|turned_away|sent_home|sent_away
cancelled|canceled .. on_us|without|again|last_minute|flight|train|appointment|lesson|session
!without|no ... for .. @time
declined|rejected at|by|without
tore|torn|smashed|shattered|cracked|ripped|crushed|snapped .. $|my|the|our|in|off|open|to_pieces
broke|broken|smashed my|our|the|his|her
",
    irony: "
thanks|thank_you for nothing
just what|all i|we needed
as if that helped|helps|would_help
so much for the|their|our|your|that
how thoughtful|generous|considerate|kind of
worst enemy|enemies
",
    complaint: "
argued|argument|arguments|quarrelled|quarrel|quarrels|fell_out|falling_out|clashed|conflict|conflicts|dispute|shouting_match|at_loggerheads|bickering
scared|afraid|frightened
nobody|no_one|noone did|cared|came|knew
until|before i|we|they .. answer|got|reply|response
promised
wait|waited|waiting|took|takes|delay|delayed|late ... minute*|hour*|day*|week*|month*|year*|long|forever|ages
!nobody|no_one|noone|never|not|didnt|nothing|none ... call*|answer*|repl*|respond*|help*|explain*|told|tell|inform*|listen*|came|showed_up|react*|apolog*|care*|contact*|happened|changed|got_back|delivered|arrived
ignored|rude|unfriendly|confus*|complicated|slow|expensive|dirty|noisy|cold|error*|bug*|wrong|missing|annoy*|frustrat*|disappoint*|chaos|stress*|overworked|overtime
too much|many|little|few|late|long|slow|expensive|often|complicated|hard|loud
several_times|again_and_again|every_time
call*|phone*|ask*|wrote|write|complain*|remind*|email*|report* .. twice|three_times
twice|three_times .. call*|phone*|ask*|wrote|write|complain*|remind*|email*|report*
hard|difficult to
had_to|having_to|ended_up|forced_to|obliged_to|left_us|left_me
made_me|made_us .. wait*|pay*|sign*|start*|repeat*|redo|fill|call|stay|leave|stand|feel*|look|angry|sad|cry|nervous|anxious|sick|worry|furious|uncomfortable|late
came|arrived|called|answered|replied|delivered|fixed|back .. after|in? @number @time
@number @time .. late|later|delay|overdue|behind|without|off|wait
late .. by @number
nearly|almost got|given|missed|gave
!not one|single|a_single|once
zero answers|answer|replies|response|help|support|feedback
!nobodys|no_ones|nobody_has|nobody_had|no_one_has|no_one_had
!nobody|no_one|noone has|had|ever|knew|knows|told|tells|said|could|would|was|is|came|comes|cares|does|did|picked|picks|asked|asks|listens|listened|showed|shows|wanted|passed|got|explained|explains|took|thought|bothered|warned|checks|checked|seems
!there|theres wasnt|werent|isnt|arent|no|is_no|was_no|were_no|are_no|was_none|never
got|was|were|been|gets cancelled|postponed|refused|rejected|forgotten|ignored|dropped|cut|closed
shut|closes|closed .. early|before|at_noon|on_us
shout|shouts|shouted|shouting|yell|yells|yelled|yelling|scream|screams|screamed|swore|swears|snapped|snaps|shrugged|shrugs|hung_up|blamed|lied|lies|mocked|laughed_at
worse|slower|harder .. than|now|since|every|and
worse|downhill|backwards
better|easier|quicker before|in_the_old_days|then
only .. allowed|let
!not|isnt|wasnt|arent|never enough
fed_up|sick_of|tired_of|had_enough|gave_up|given_up|give_up|put_off
!cant|couldnt|cannot|could_never .. sleep|afford|hear|see|read|find|cope|manage|trust|get_through|reach
!never|not|didnt|doesnt|dont|havent|hasnt|wont|wouldnt .. got|get|gets|received|heard|turned_up|showed|shown|fix|fixed|repaired|sorted|replaced|offered|asked|checked|match|fit|charge|listen|listens|know|let|want_to_know
out of stock|date|reach
times in a|one|between|row
dead by|again|before|after
with no @body|hot|heating|water|help|notice|warning|power|signal|staff|lift|light|reason
missed my|our|his|her|the
swapped|changed .. before|last_minute|without
spat|squeal|squeals|squealing|leak|leaks|leaking|damp|mould|mouldy|mold|rats|mice|cockroaches|broken|faulty
!without reading|looking|asking|warning|notice|explaining|explanation|apology|apologizing|telling|a_word|listening|checking
double|triple|twice .. what|price|agreed|quoted|cost|promised
blank|empty page|screen|shelf|shelves|promise|promises
everybody|everyone|all .. left|gone|leaving|quit
closed|dropped|lost my|our ticket|case|complaint|order|request|account
closed|shut|locked $|since|again|all_week
!no|without harness|helmet|helmets|railing|guardrail|gloves|mask|masks|protection
",
    wish: "
wish|would_like|would_be|should|could_be_better|i_need|we_need|please_add|hope_for|would_help|want|would_love|it_would|if_there_were|missing_is
",
    wishes_asked: "
what|anything ... help|helped|improve|better|differently|suggest|want
what|anything would .. like
what would|should ... change|changed|bring|make
one thing ... change
wish|wishes|suggestion|suggestions|hope|hoping|ideal|perfect|recommend|advice
what would|might|could keep|make ... stay|staying|volunteering|coming|continue
",
    praise: "
very patient
kind|wonderful|reliable|clear|pleasant|smooth
love|loved|great|excellent|helpful|friendly|easy|fast|wonderful|fantastic|saved|like|happy|satisfied|appreciate|best|good
",
    no_complaint: "
!no|nothing|never ... complain|complaint|complaints|fault|faults|criticise|criticize|wrong
!couldnt|cant|wouldnt .. fault|complain|ask_for|better|happier
!wasnt|isnt|not|werent|never .. bad|worry|worried|problem|trouble|difficult|hard|angry|cross|bored|wait|late|let_me_down
same day|afternoon|morning|evening|hour
as|exactly agreed|promised|planned|described
ahead_of|before schedule|the_deadline|time
ill|i_will|ive_got_to|have_to give .. him|her|them|it|you that|credit
",
};
