# Dutch, as a herald cries.

cry-opening = Hoort, goede lieden van Troyes! De eerste plaats is voor { $who }, en { $rounds } rondes liggen voor ons!
cry-house-figures = Het zij allen bekend: de waarden van deze kaarten zijn de onze, en niet die van de doos.
cry-settles = Zend een inwoner uit, { $who }! { $left ->
    [1] Het is de laatste.
   *[other] Er zijn er nog { $left }.
}
    .v2 = Kies uw poort, { $who }, en laat een inwoner binnen! { $left ->
        [1] Het is de laatste.
       *[other] Er zijn er nog { $left }.
    }
cry-settled = Zie waar een inwoner van { $who } zijn plaats neemt: { $building }!
    .v2 = Een dak is gevonden voor een inwoner van { $who }: { $building }!
cry-filled = Wie niemand dient, neemt wat vrij bleef. Grijze inwoners: { $where }.
cry-round = Luidt de klokken van Troyes: ronde { $round } begint!
    .v2 = Een nieuwe zon komt op boven de Champagne: ronde { $round } begint!
cry-last-round = Onthoudt het wel, goede lieden: deze ronde is de laatste!
cry-revealed = Opent de werkplaatsen van de stad: { $cards }!
cry-does = Leert het ambacht: { $card }! { $effect }.
cry-paid = De schatmeester opent de kist: { $income } voor allen! En de lonen zijn verschuldigd: { $list }.
cry-short = Wee de lege beurs! { $who } kan niet alles betalen en verliest { $lost }.
cry-rolled = Aan het werk, volk van { $who }: { $dice }!
    .v2 = Telt de handen van { $who }: { $dice }!
cry-thrown = Ziet de stad! Haar dobbelstenen: { $count }.
cry-entered = Slecht nieuws aan de poort! Een nieuwe gebeurtenis, { $event }. { $effect }.
    .v2 = Hoort de stormklok! Een nieuwe gebeurtenis, { $event }. { $effect }.
cry-calls = Een ongeluk komt nooit alleen: { $event } roept er nog een ({ $color })!
cry-calls-red = De banieren verzamelen zich! { $event } roept een tweede rode gebeurtenis, uit de doos.
cry-no-card = De hemel spaart ons: die stapel is leeg ({ $color }).
cry-took = Slijpt de zwaarden! { $event } brengt { $dice }.
    .v2 = De trommels slaan buiten de muren! { $event } brengt { $dice }.
cry-event-die = De teerling is geworpen. { $event }: { $face }!
cry-struck = Zware tijden, goede lieden! { $event } eist zijn tol: { $list }.
    .v2 = Men klopt aan elke deur! { $event } eist zijn tol: { $list }.
cry-no-effect = Verheugt u! { $event } gaat ons voorbij: { $why }.
cry-cubed = Te wapen! { $who } legt blokjes op { $event }: { $count }!
    .v2 = Voor de stad! { $who } legt blokjes op { $event }: { $count }!
cry-uncubed = De linie breekt! Een blokje van { $who } verlaat { $event }.
cry-built = Steen op steen! { $who } bouwt aan de Kathedraal: { $sites }!
    .v2 = Hoort de hamers klinken! { $who } bouwt aan de Kathedraal: { $sites }!
cry-unbuilt = De steiger valt! De Kathedraal verliest een blokje van { $who }: bouwplaats { $sites }.
cry-placed = Maakt plaats! { $who } plaatst een inwoner: { $building }!
    .v2 = Opent de deur! { $who } plaatst een inwoner: { $building }!
cry-expelled = De straat op! Een inwoner van { $who } wordt verdrongen: { $building }.
    .v2 = Voor twee is geen plaats! Een inwoner van { $who } wordt verdrongen: { $building }.
cry-black-rolled = De vijand staat voor de muren! Zwarte dobbelstenen bedreigen de stad: { $faces }!
cry-faces = Houdt stand, { $who }, tegen deze zwarte dobbelsteen: { $face }!
    .v2 = Wie houdt hem tegen? { $who } staat voor deze zwarte dobbelsteen: { $face }!
cry-countered = De poort houdt! { $who } weert { $faces } af met { $sum } en krijgt { $gains }.
    .v2 = Goed gestreden! { $who } weert { $faces } af met { $sum } en krijgt { $gains }.
cry-uncountered = De poort valt! { $who } kan { $face } niet afweren en verliest { $lost }.
cry-rerolled = Draai uw wiel, Fortuna! { $who } betaalt { $price } en gooit opnieuw: { $faces }.
cry-turned-over = De wereld op zijn kop! { $who } betaalt { $price } en draait dobbelstenen om: { $faces }.
cry-recruited = Een nieuw gezicht in de stad! { $who } betaalt { $price } en krijgt een inwoner.
cry-bought = Geld voor werk! { $who } betaalt voor dobbelstenen: { $list }.
    .v2 = De beurzen gaan open! { $who } betaalt voor dobbelstenen: { $list }.
cry-hired = Een gilde opent de deur! { $who } neemt een meester in dienst: { $card }.
cry-used = De werkplaats gonst! { $who } gebruikt { $card }: { $times ->
    [one] één keer
   *[other] { $times } keer
}.
    .v2 = De stad is aan het werk! { $who } gebruikt { $card }: { $times ->
        [one] één keer
       *[other] { $times } keer
    }.
cry-divided = Rekent goed na: { $sum } ÷ { $per } = { $times }{ $rest ->
    [0] .
   *[other] , naar beneden afgerond.
}
cry-agriculture = De velden zijn rijp, en { $who } haalt de oogst binnen!
cry-unsaid = Zonder een woord gebruikt { $who } dobbelstenen.
cry-stored = Een wijze hand spaart! { $who } legt blokjes op { $card } voor later: { $count }.
cry-shot = Laat de pijlen vliegen! { $who } gooit { $faces }. Treffers: { $count }!
cry-gained = Het geluk lacht, en { $who } krijgt { $gains }.
    .v2 = Welverdiend! { $who } krijgt { $gains }.
cry-pays = Uit de beurs van { $who } gaat wat verschuldigd is: { $lost }.
    .v2 = Niets is gratis in Troyes! { $who } betaalt { $lost }.
cry-lost = Het geluk keert zich af, en { $who } verliest { $lost }.
cry-beaten = Blaast de hoorns: { $event } is afgeweerd! Punten: { $list }. De kaart gaat naar { $owner }.
cry-beaten-nobody = De stad herademt: { $event } is afgeweerd! Punten: { $list }. Niemand neemt de kaart.
cry-acts = De stad kijkt naar u, { $who }!
    .v2 = Treed naar voren, { $who }: u bent aan de beurt!
cry-pushes = Wie moet zijn plaats afstaan? { $event }.
cry-aims = Mikt goed, { $who }, en kiest gebeurtenissen voor blokjes: { $count }!
cry-passed = Genoeg voor deze ronde, zegt { $who }, en past.
    .v2 = Laat anderen zwoegen: { $who } past!
cry-pass-deniers = Geduld brengt één denier meer: { $who }.
cry-round-done = De avondklokken luiden, en de ronde is voorbij.
cry-last-done = De klokken luiden voor het laatst: de laatste ronde is voorbij!
cry-home = Klopt het stof af! Verdrongen inwoners gaan naar huis: { $list }.
cry-start = De eerste plaats gaat over op { $who }.
cry-inexact = De schrijver hoorde niet alles. In twijfel bij { $who }: { $what }.
cry-untold = De inkt raakte op, en sommige getallen zijn in twijfel.
cry-booked = Het kaartenboek zij getuige: { $card }.
cry-corrected = De rol worde gecorrigeerd: { $what }.
cry-shown = Het masker valt! { $who } verborg: { $characters }!
cry-over = Legt het gereedschap neer, goede lieden: het spel is afgelopen!
cry-won = Roem in heel de Champagne! { $who } wint met { $points }!
cry-shared = Gedeelde roem is ook roem! { $who } delen de overwinning met elk { $points }.
cry-standing = Plaats { $place } gaat naar { $who }, met { $points }.
cry-undecided = De schrijver kan de winnaar niet noemen: aan de puntentelling ontbreekt iets!
surprise-black = De muren houden stand: { $count } zwarte dobbelstenen vallen in één slag!
surprise-alike = Zie, { $count } dobbelstenen, en alle met één gezicht!
surprise-alone = Eén banier staat alleen: alle { $count } blokjes op die gebeurtenis kwamen uit één hand!

### The game against le Roy

cry-roy-settles = Op bevel van de koning! Le Roy plaatst inwoners: { $where }!
cry-roy-starts = Op de knieën, Troyes! Le Roy begint deze ronde.
cry-roy-acts = Stilte! De koning heeft het woord.
cry-roy-counters = Het zwaard van de koning treft een zwarte dobbelsteen: { $faces }!
cry-roy-throws = Ziet! Le Roy gooit { $faces }: { $deed }!
cry-roy-buys = De koning wil hem, de koning betaalt { $price }: uw beste dobbelsteen, { $dice }!
cry-roy-hires = Hofleverancier van de koning! Le Roy plaatst een meester: { $card }, { $space }!
cry-roy-scored = { $character } weegt u beiden: { $list }!
cry-roy-nothing = Zelfs de koning vindt niets te doen.
cry-roy-gains = Glorie aan de kroon! Le Roy krijgt { $gains }.
cry-roy-left = De hand van de koning houdt nog dobbelstenen: { $count }.
cry-roy-asks = Maakt plaats voor een man van de koning! Als hij kan, verdringt hij er een van u. Anders neemt hij de plaats van { $face }. Wie wordt daar verdrongen? { $building }.
cry-roy-needs = De koning wacht! Lees hem voor wat er op deze kaart staat: { $card }.
cry-verdict = Hoort het oordeel van de koning! U { $player }, le Roy { $roy }, dus { $result }. { $verdict }
