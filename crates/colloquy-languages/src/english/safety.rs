use crate::safety::{SafetyPatterns, SafetyPhrases, SafetyTexts};

pub const SAFETY: SafetyPhrases = SafetyPhrases {
    patterns: SafetyPatterns {
        ignored: "little younger older big uh um er erm hmm mm really just actually honestly sometimes often always simply basically literally \
                  seriously truly even again still already definitely probably maybe actively constantly",
        negators: "not never dont doesnt didnt wont wouldnt isnt wasnt arent havent hasnt nobody none without",
        elides: false,
        classes: CLASSES,
        harmless: HARMLESS,
        self_harm: SELF_HARM,
        violence: VIOLENCE,
        medical: MEDICAL,
    },
    texts: SafetyTexts {
        self_harm: "Thank you for telling me. I take this very seriously, but as an AI I cannot help in \
                    danger: please call {emergency} or somebody you trust now.",
        violence: "Thank you for telling me. I take this seriously, but as an AI I cannot help in danger: if \
                   anybody is at risk, call {emergency} or somebody you trust now.",
        medical: "Thank you for telling me. This sounds serious, but as an AI I cannot help in an emergency: \
                  please call {emergency} now, or ask somebody near you to do it.",
        emergency: "your local emergency number",
        emergency_number: "the emergency number {number}",
        contact: "The organization's own contact for you is: {contact}.",
        pause: "The interview pauses here, and you may end or continue it.",
        withheld: "I would rather not talk about that.",
    },
};

const CLASSES: &str = include_str!("danger_words.txt");

const HARMLESS: &str = "
collapsed|fainted|unconscious & we|they|i & had_to_call|had_called|crash_team|rapid_response
cut myself .. slice|piece|some
rather die than use|work|go_back|do|eat|sit|call|drive|attend|wear|see|watch|miss|give|pay|touch|switch|listen|read|fill|write
kill|killing myself .. laughing|deadline|to_meet|to_finish|with_work|at_the_gym|over_this
laugh|laughing myself to death
die|died|dying|dead .. laughing|laughter|of_boredom|of_embarrassment|of_curiosity
die|died|dying of_shame|for_a|for_some|for_this|for_that
dying|die to_know|to_see|to_try|to_hear|to_get|to_tell
never|not|wont|wouldnt|didnt|dont_want_to|dont|havent|never_wanted_to|never_thought_of|not_going_to|no_intention_of|no_plans_to|not_planning_to|would_not|will_not|not_want_to @harm|harming|hurt|killed myself|me|anyone|anybody|someone|somebody|him|her|them|people
not|never|isnt|wasnt|nothing suicidal
hurt|cut|burnt|burned|injured|burn myself .. shaving|cooking|chopping|playing|running|gym|on|while|skiing|training|accidentally|doing|once|with_the|as_a_child|when_i_was|by_accident
kick|kicking|beat|beating myself
hit|hits|hitting me that
hit|hits me|us with .. email|emails|questions|question|work|tasks|numbers|price|bill|invoice
customer|customers|client|clients|they|he|she|price|prices|fees|costs hit|hits|hurt|hurts|beat|beats|burn|burned us .. price|market|sales|business|competition|financially|target|targets|in_the_market|last_quarter
beat|beats|beating me to_it|at|in_the|every_time
shoot|shot|shoots|shooting|ping|drop @target an|a email|message|mail|note|text|line
kill|killing the|a|this|that|it|all|our process|processes|job|task|project|feature|app|server|time|mood|vibe|engine|session|service|program|idea|plan|motivation
kill|killing for
killing me|us
could|will|would|gonna|ill|going_to kill @target .. if he|she|they forget|forgets|eat|eats|take|takes
my_boss|my_mother|my_wife|my_husband|my_manager|he|she|they will|would|is_going_to|are_going_to|is_gonna kill me .. if|when
was|were|got|been? attacked|attacks|attack us|me|them? in .. meeting|review|press|comments|media
threatened|threatens|threatening to_leave|to_cancel|to_quit|to_resign|legal|to_sue|us_with_a|me_with_a_fine|me_with_a_warning|to_fire|me_with_dismissal
nobody|no_one|noone .. @attack me|us|anyone
touched|touches me that|deeply|emotionally|when|how|very_much
grabbed|grabs|grab me|us a|some coffee|lunch|drink|sandwich
pushed|pushes|push|pushing me|us to do|to|beyond|hard|harder|forward
locked me|us out .. account|app|system|portal|office|session
locks|locked me|us out
harm|harms|hurt|hurts|hurting us|me .. business|budget|sales|reputation|revenue|financially|commercially
hurts|hurt me|us to see|that|when
had|suffered|survived a|an heart_attack|stroke|seizure .. ago|years|in_20*|last_year|in_19*|once|as_a
ago|last_year|years_ago|back_then|in_20* i|he|she|my_father|my_mother .. had|suffered .. heart_attack|stroke|seizure|surgery
heart_attack|stroke .. years|months|decades ago
heart_attack|stroke when_i_saw|when_i_heard|looking_at|reading
nearly|almost had_a heart_attack .. when|because|seeing
almost|nearly died
stroke of luck|genius
as_a_nurse|as_a_doctor|as_a_paramedic|as_an_emergency|in_the_emergency_room|in_our_emergency|on_our_ward|on_the_ward|in_the_er|in_my_job|in_our_job|at_work_we|our_patients|patients_who|patients_with|people_who|people_with|we_treat|i_treat|we_handle|i_handle|my_job_is ... heart_attack|heart_attacks|stroke|strokes|bleeding|seizure|seizures|unconscious|overdose|overdoses|overdosed|collapse|collapsed|chest_pain|cardiac_arrest|suicid*|breathe|breathing|injuries
cannot|cant breathe under .. work|deadlines|tasks
overdose|overdosed of|on coffee|meetings|information|emails|chocolate|caffeine|sugar
end it all_in|on_friday|by
want to end it|this|the contract|call|subscription|meeting|interview|cooperation|relationship|membership
want to disappear .. beach|holiday|weekend
allergic reaction .. years|ago|once|as_a_child|last
clinic|hospital|ward|practice where|we|in|i .. patients|people .. chest_pain|stroke|strokes|heart_attack|bleeding|unconscious
take|taking .. tablets|pills|medication|meds ... every|daily|morning|prescribed|reminds|reminder|day
cut|cutting .. hours|costs|budget|losses|prices|corners
go on to|with|from|vacation|holiday|strike
without_me .. works|runs|went|work|run
works|runs|went|work|run .. without_me
@xsuimeta
@person ... @xkillif .. @xifwhen
@xthing .. @xperish
@xperish .. @xthing
@xfiction & @xperish
";

const SELF_HARM: &str = "
out of this|my life
rope|noose & already|ready|got|bought|have & end|over|stop|finished
pills|tablets|gun|razor & already|ready|saved|enough & everything|it_all|things|all_of_it & end|over|stop
how i .. take my own? life
@want|i|im|keep|kept|stop|started|start|stopped .. @harm myself|my_own_body
@harm myself
hurt|harmed|cut myself .. on_purpose|deliberately|intentionally|again|last_night|yesterday|today
cut|cuts|cutting|slit|slitting|slash my|open_my wrists|wrist|arms|veins|thighs|legs
self harm|harming|harmed|injury|injure|injuring|mutilat*
suicidal
i .. suicide
@want|commit|committing|commits|attempt|attempted|attempting|my .. suicide
suicide note|plan|attempt|thoughts|pact
@want .. die|dying|be_dead
i .. wish .. was|were dead|never_born|not_alive
wish i had never been born
wish|wished .. was|were|be dead
wish|hope|hoping|pray|praying|want|wanted|wanting|rather|like to? .. fall_asleep|go_to_sleep|sleep|close_my_eyes .. never|not|forever|for_good
!not|never wake up tomorrow|again|any_more|anymore|in_the_morning|at_all|one_day|from|to_this
!wish|hope|hoping|pray|want|wanted|rather|didnt|dont|wouldnt|never|could .. not|never|want_to|have_to wake up
!go|fall to? sleep|asleep .. never|not .. wake|wakes|waking|woke
!dont|not|no_longer|cannot|cant|cant_stand_to|cannot_bear_to|never|didnt .. want|wanna|wish|wanted|bear|stand|care|see .. @alive .. any_more|anymore|no_more|any_longer|here|like_this|in_this|tomorrow
!dont|not|no_longer|never|didnt .. want|wanna|wish|wanted|care_to to? live|be_alive|exist|be_here|be_around|be_in_this_world|keep_living|go_on_living|carry_on_living|continue_living|be_on_this|go_on
!no longer want|wish to .. @alive
!cant|cannot|can_not|could_not|couldnt .. go_on|carry_on|keep_going|live_like_this|live_any*|do_life|take_life|bear_life|live_with_this .. any_more|anymore|any_longer|longer|like_this|this_way|living|with_life|@life
!cant|cannot|can_not|couldnt go|carry on $|living|with_life|with_my_life|without
!cant|cannot|can_not take|stand|bear|do|face|handle life|living|my_life|being_alive|another_day .. any_more|anymore|any_longer|no_more
!cant|cannot|dont_want_to|not_want_to face|see|live_through|get_through .. another|one_more|next day|tomorrow|morning|week|christmas
!dont see|have .. reason|point|sense .. live|living|alive|going_on|carry_on|carrying_on|go_on|be_here|life
!no|any|without reason|point|purpose|sense .. live|living|alive|going_on|carry_on|carrying_on|go_on|keep_going
!life|living|it .. not|isnt|has_no|no_longer|feels .. worth|meaning|point|worthless|pointless|meaningless .. living|any_more|anymore|to_me|@life
!life .. not|isnt|no_longer .. worth
!not worth living
life .. has|is|feels|seems .. meaningless|worthless|pointless|unbearable|no_meaning|over
!life .. has no|lost_all|lost_its meaning|point|sense|purpose
end|ending|ended|take|taking|took|finish|finishing my own? life|existence
end|ending it_all|everything
@want .. end|finish it|things|everything|all
put|putting|make an end|stop .. to .. my? life|it_all|everything|myself|me
everyone|everybody|the_world|world|people|family|kids|children|they|you|husband|wife|parents|mother|team .. better_off|better|happier|easier .. without me
better|better_off|easier|best .. without me|if_i_was|if_i_were|if_i_wasnt|if_i_werent|if_i_died|if_i_disappeared|if_i_didnt_exist
!nobody|no_one|noone|anyone|anybody .. would|will|wouldnt .. miss|notice|care .. me|if_i_was|if_i_died|if_i_disappeared|gone|dead|died|if_i_were|if_i
if i .. dead|died|gone_forever|killed
better|rather dead|off_dead|be_dead|not_be_here|not_exist|not_live
@want .. jump|jumping .. off|from|in_front|out_of|under|into|onto .. bridge|roof|train|window|building|balcony|cliff|car|bus|river|track|tracks|traffic
@want .. drive|driving|steer|crash .. into|off .. tree|wall|bridge|oncoming|traffic|truck|lorry|road
jump|jumping in_front_of|under|off .. train|bridge|roof|building|subway|bus|truck
throw|throwing myself
took|swallowed|taken|take|taking|swallow|swallowing .. all|whole|pack|bottle|handful|too_many|lots|bunch|box .. pills|tablets|medication|medicine|sleeping|painkillers|paracetamol|meds
pills|tablets|gun|rope|noose|razor|blade|knife .. to .. end|die|kill_myself|finish|do_it|hang
have|bought|got|prepared|tied|saved|collected|hoarding|stockpiled .. rope|noose|gun|pills|blade|razor .. ready|to|for|end|myself|enough
goodbye|farewell letter|letters|note|notes
said|saying|say goodbye .. everyone|family|kids|children|for_good|forever
wrote|written|writing .. suicide|goodbye|farewell
given_up|giving_up|give_up|gave_up on|with? life|living|myself
!think|thinking|thought|thoughts about|of not waking|being_here|being_alive|living|existing
tired|sick|weary|exhausted|fed_up of|with living|life|being_alive|existing|my_life
done with life|living|existing|this_life|this_world
hate|hating .. being_alive|my_life_so_much|to_be_alive|myself_so_much
@want .. disappear|vanish|fade .. forever|for_good|from_this_world|from_the_world|completely|off_the_earth|and_never|earth|world
@want .. disappear
@want .. join|be_with .. in_heaven|on_the_other_side|in_the_grave
!there .. no .. way out|future_for_me|hope_for_me|hope_left|point_any*|point_in_me
!see no|any way out
only|easiest|best way|solution|escape|option|answer .. die|death|dying|dead|kill_myself|end_it|suicide|to_not_be
death .. only|release|relief|better|way_out|comfort|peace|escape
my family .. without me
i .. burden .. better|everyone|everybody|family|them|to_all
thinking|think|thought|thoughts|dreaming|fantasi*|obsess* .. about|of .. death|dying|my_own_death|my_death|not_being_here|being_dead|not_existing|ways_to_die|how_to_die|my_funeral|not_living|ending
hang|hanging|hanged myself
my son|daughter|friend|brother|sister|husband|wife|child|partner|colleague .. @want .. kill|hurt|harm himself|herself|themselves|themself
kill|hurt|harm|cut|cuts|killing|hurting|harming|cutting|hang himself|herself|themselves
he|she|daughter|son|friend|child|brother|sister|husband|wife|partner|colleague .. @want .. die|dying|end_his_life|end_her_life|take_his_life|take_her_life
@want .. end|take his|her|their life
nothing|not_much .. live_for
!nothing .. live for
leave|leaving this|the world|earth|life .. for_good|forever|behind|soon
@want .. leave this world|life|earth
overdose|overdosed|od on .. pills|medication|tablets|meds|drugs|insulin|paracetamol
@want .. overdose|od
@want .. bleed_out|bleed_to_death|stop_breathing|stop_existing|cease_to_exist|not_exist|be_gone|not_be_here|not_be_alive|never_wake_up|sleep_forever
if i|i_just .. died|die|were_dead|was_dead|were_gone|was_gone|disappeared|vanished|wasnt_here|werent_here|wasnt_around|werent_around|didnt_exist|had_never .. tonight|tomorrow|care|matter|happier|better|notice|miss|$
!happier|better|relieved|easier if i wasnt|werent|was_not|were_not|didnt|did_not
gone for_good|forever
pain|suffering .. to .. stop|end .. gone|for_good|forever|die|all|end
will to live
!no|lost|lose|losing|without|isnt_worth|not_worth .. will_to_live|reason_to_live|desire_to_live
bridge|roof|tracks|balcony|cliff|ledge|rooftop|train|platform ... jump|jumping|jumped|leap
scratch|scratching|cut|cutting|burn|burning|slice|slicing|carve my|into_my|up_my .. arms|arm|skin|legs|wrists|thighs|body
what|whats .. point|use|purpose .. living|going_on|life|being_alive|carrying_on|me_being_here
!dont|not|never deserve to .. live|be_alive|exist|be_here
danger|threat to myself
feel|am|im .. burden
hopeless|worthless|empty .. die|dead|end|live|living
lost|losing|lose .. will|desire|strength to live|go_on
ready to .. die|go_for_good
!wouldnt|dont|not mind .. dying|if_i_died|being_dead|not_waking|if_i_didnt
!what if i .. didnt|never wake_up|woke_up
self destruct*
pills|tablets|meds|medication|painkillers & all|whole|every|bottle|lots|too_many|enough & take|taking|took|swallow*|taken|swallowing
better|easier|happier|relieved|best|lighter|better_place & without_me
kill|killing|hurt|harm|hang|harming|hurting|kills|cut|cutting & himself|herself|themselves
dont|cant|cannot|no|not|couldnt|isnt & live|living|go_on|carry_on|keep_going & like_this|this_way|this_life
die|dying|be_dead|were_dead|was_dead & wish|want|wanted|hope|id_like|would_like|better|want_to|easier & i|me|id|im
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
know where .. lives|live|works|sleeps & gun|pistol|rifle|shotgun|knife|weapon|machete|axe
gun|pistol|rifle|shotgun|machete & said|says|told|threat*|swore & use|shoot|kill|us|me|children|kids|everyone
knife|knives & said|says|threat*|swore & use & on_me|on_us|on_him|on_her|on_the_children
knife|machete .. ready & him|her|boss|them|manager
@person & touches|touched|touching & night|my_bed|bedroom|when_i_sleep & me
forced|forces|forcing|coerced|made .. me|her|him|us .. have_sex|sex|sexual*|undress
bruise|bruises|black_eye & somebody|someone|he|they|staff|carer|nurse & grabbed|grabs|hit|hits|held|shook|handled|pulled|squeezed|hurt
resident|residents|patient|patients .. hit|slapped|beaten|shaken|tied|hurt|grabbed|kicked|mistreated|abused .. by
staff|carer|nurse|colleague .. hits|hit|slaps|slapped|shakes|shook|kicks|kicked|ties|mistreats .. resident|residents|patient|patients
@person .. @attack|hitting|hurting|beating @victim
@attack|hurting by my|a|the? @person
i|ive|he|she|we|was|were|been|being|am|im|is|got|get|getting|gets|daughter|son|child|mother|sister .. beaten|beaten_up|raped|abused|molested|groped|assaulted|sexually_assaulted|sexually_harassed|attacked|stabbed|strangled|threatened_with|stalked|threatened
@person .. @want|threatened_to|threatens_to|threatening_to|says_he_will|says_shell|said_he_would|says_hell|swears|swore .. kill|hurt|beat|stab|shoot|strangle|harm|burn|rape|attack|find|murder @victim
@want .. @kill @target
im_going_to|i_am_going_to|im_gonna|i_will|ill|i_want_to|i_could|i_might|i_wanna|i_plan_to|i_intend_to|thinking_about|thinking_of|i_think_about|i_dream_of|urge_to|afraid_i_will|afraid_ill|scared_ill|ready_to|about_to .. hurt|hurting|harm|harming|attack|attacking|beat|beating|punch|punching|smash|poison|poisoning|burn|rape|stab|stabbing|shoot|shooting|injure|attack|strangle|strangling|hit|hitting|break .. @target
@want .. make_him|make_her|make_them .. pay_with_his_life|bleed|suffer
@want .. shoot_up|blow_up|set_fire_to|burn_down|bomb .. place|office|school|building|house|everyone|company|factory|plant|them
bring|bringing|bought|have|got .. gun|knife|weapon|bomb .. to .. work|school|office|kill|shoot|hurt|stab|use_it
@person .. gun|knife|weapon .. me|us|my|at_work
point|points|pointed|pulled|pulls|held|holds .. gun|knife|weapon .. me|us|my
afraid|scared|terrified|frightened|fear .. of my|him|her .. husband|partner|boyfriend|ex|father|wife|stepfather
afraid|scared|terrified|frightened|fear .. he|she|they|husband|partner|boyfriend|ex|father|wife|boss .. kill|hurt|beat|hit|harm|attack
fear|fearing|scared|afraid for|of .. my|our|her|his life|safety|lives
not|dont|never|unsafe|isnt feel|feeling? safe .. home|him|her|husband|partner|with
!dont|not|never feel safe .. home|him|her|husband|partner|house|work|boss
death threats|threat
domestic violence|abuse
violent|abusive|aggressive|physical with|to|towards|toward me|us|my|the_children|the_kids
@person .. violent|abusive
@person .. lays|laid|laying|put|puts|raises|raised hands|his_hands|her_hands|a_hand|hand .. on|against|to .. @victim
bruises|black_eye|broken_arm|broken_rib .. because|from|where|after|by .. he|she|him|her|husband|partner|boyfriend|father|boss
sexually abuse*|assault*|harass*|touch*|molest*
child|kid|kids|children|girl|boy|daughter|son|baby .. abused|beaten|molested|hurt_by|hit_by|raped|neglected|starved
touched|touches|touching me .. inappropriately|sexually|against|down_there|private|between|breasts|without|under
@person .. forced|forces|forcing|makes|made me .. sex|sexual|undress|naked
@person .. sleep|sex with me .. against|without|didnt_want
!@person .. wont|doesnt|does_not|will_not|never let|lets|allow|allows me .. leave|out|go|use_my_phone|see_anyone
holding|holds|keeps|kept|keeping|held me|us prisoner|captive|hostage|locked|against_my_will
hits|beats|hit|beat|punched|slapped|kicked|chokes|choked|strangled|threatens|raped|abuses|attacked|molested|assaulted|stabbed me
trafficked|kidnapped|abducted
hands|hand|arm .. around|on|round my neck|throat
burn|set_fire .. house|flat|home .. us|me|with|down
i|ive|just|keep .. hit|beat|beating|slapped|shook|hitting|hurting|hurt|choked|punched my|our|a|the son|daughter|child|kids|children|baby|wife|husband|girlfriend|boyfriend|partner|mother|kid
@person .. broke|fractured my arm|nose|rib|ribs|jaw|finger|wrist|leg
@person .. threw .. at me|us|my
@person .. pushed|threw|shoved .. down|against .. stairs|wall|floor
controls|control .. me .. afraid|scared|hits|threat*
lose|losing|lost control .. hurt|hit|kill|somebody|someone|children|kids
snap|explode and|soon .. hurt|kill|hit
bullied|harassed .. hit|beaten|physically|sexually|threaten*
sexual favours|favors|assault
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
smoke .. coming|pouring|filling|everywhere|fills
smoke .. from|out_of|under .. kitchen|roof|door|basement|cellar|room|flat|machine|engine|corridor|window
kitchen|house|flat|building|room|roof|warehouse|office|hall|bed|oven|machine is? on_fire|burning|in_flames
there .. is? a fire .. in|at|here|$
its|it_is|something_is|somethings burning .. $|here|in
smell|smells|smelling|smelled|smelt .. of|like? gas
smell gas
gas leak|leaking
having|have|has_a|has_an|getting|suffering|its|this_is|think_its|be|just_had|just_suffered|think .. heart_attack|stroke|seizure|cardiac_arrest|anaphyla*|asthma_attack|allergic_shock|allergic_reaction|diabetic_shock|epileptic_fit|epileptic_seizure|miscarriage|severe_allergic
!cant|cannot|can_not|hardly|barely|struggling_to|unable_to|cant_get_any|difficulty|trouble|hard_to|couldnt .. breathe|breathing|breath|get_air|air
short of breath
not|isnt|stopped|no_longer breathing
!not|isnt|stopped|no_longer|doesnt|hasnt|wont .. breathing|breathe|responding|responsive|wake_up|waking_up|conscious|have_a_pulse
no pulse
chest .. pain|pains|hurts|tight|tightness|pressure|crushing|burning|stabbing|pressing|hurting|aches
pain|pains|pressure|tightness|tight|stabbing|crushing .. chest|heart|left_arm
left|right arm|side|face|half .. numb|paralys*|paralyz*|tingling|cant_move|drooping|hurts|weak
!cant|cannot|unable_to feel|move my? .. arm|leg|legs|face|side|body|hand
face|mouth .. drooping|hanging|numb|crooked
speech .. slurred
slurring|slurred .. words|speech
bleeding|bleeds|bleed .. heavily|badly|lot|profusely|out|to_death|stop|stopping|stops|everywhere|head|severely|so_much|internally|while_pregnant|pregnant
!bleeding .. wont|not|doesnt stop
i|im|is|am|are|hes|shes|keep|keeps .. bleeding
losing|lost|lose .. lot_of|so_much|too_much blood
blood everywhere|pouring|gushing|spurting|is_coming
coughing|vomiting|throwing|spitting|cough|vomit up? blood
collapsed|collapsing|unconscious|passed_out|fainted|fainting|passing_out|unresponsive|convulsing|convulsions|choking
@someone .. going_to|about_to|gonna faint|pass_out|collapse|lose_consciousness
losing|lost|loses consciousness
call .. ambulance|paramedics|911|112|999|emergency_services
need|needs|get|send|want .. ambulance|paramedic|paramedics|emergency_doctor|doctor_right_now|doctor_now|doctor_immediately|hospital_now
overdosed|overdose|poisoned|swallowed_bleach|swallowed_poison|drank_bleach
swallowed|drank|drunk|eaten|ate .. bleach|poison|detergent|battery|cleaning|chemical|chemicals|acid|button_battery
throat .. swelling|swollen|closing|closed
tongue|face|lips .. swelling|swollen
my heart .. stopping|racing_and_i|stopped|stopping|giving_out
water broke|waters_broke|waters_have_broken|going_into_labour|going_into_labor|contractions_every
electrocuted|electric_shock|heatstroke|hypothermia|sepsis
hit_my_head|head_injury|fell_off|fallen_down|fell_down|fell_from .. vomiting|dizzy|bleeding|blood|move|unconscious|double|confused|up
worst|sudden|thunderclap headache .. life|ever|vision|see|numb
blood_sugar .. low|high|dangerously|crashing .. faint|shaking|unconscious|now|conscious|confused
severe|terrible|unbearable|excruciating pain|pains|stomach|abdominal|belly .. now|right_now|chest|abdomen|stomach|pregnant|cant
lost my sight|vision
suddenly .. blind|paralysed|paralyzed|see_nothing|cannot_see|cant_see|cant_speak
!cant|cannot see|speak anything|properly|suddenly|any_more|anymore .. suddenly
fell|fallen|falls .. ladder|stairs|roof|scaffold* .. blood|move|moving|unconscious|breathing|head|respond*
@someone .. collapsed|isnt_moving|wont_wake
!not|isnt moving
somebody|someone|a_colleague|a_man|a_woman|a_customer here? had|has|having a? seizure|fit|stroke|heart_attack
@xnear & @xdown & @xmute
@xnear && @xdown && @xmute
@xalarm & @xgas
@yorgan & @yacute & @ynow
@ysugar & @yshaky & @xi
@ygasw & @yleak & @ynow
@yshock & @ybad
";
