# Polish, as a herald cries.

cry-set-out = Słuchajcie, kupcy i poganiacze! Zaszczytu pierwszeństwa dostępuje { $who }. Niech każdy weźmie { $dice } i { $purse }, a rząd niech liczy { $row }.
cry-house-deck = Niech wszyscy wiedzą: kupcy i daniny wiosek pochodzą z naszej własnej talii.
cry-round = Z drogi, z drogi! Runda { $round }: przez bramy wkraczają karawany.
    .v2 = Kurz nad gościńcem! Runda { $round }: na targ przybywają karawany.
cry-caravan = Z wielbłądów schodzą towary, a { $who } ma { $faces }.
    .v2 = Juczne zwierzęta klękają na targu, a { $who } ma { $faces }.
cry-rerolled = Obróć się raz jeszcze, Fortuno! { $who } daje { $price }, kości padają na nowo, i oto ma { $faces }.
cry-adjusted = Dobre słowo we właściwe ucho! { $who } daje { $price } i zamienia { $from } na { $to }!
cry-sold = Targu dobito! { $who } sprzedaje w wiosce { $village }, a bramy tej wioski się zamykają.
    .v2 = Podajcie sobie ręce! { $who } sprzedaje w wiosce { $village }, a ta wioska w tej rundzie już się nie otworzy.
cry-tucked = Witaj, przybyszu! W wiosce { $village } staje stragan na { $face }. { $who } liczy na stole { $race }.
    .v2 = Rozpinajcie płótno! W wiosce { $village } staje stragan na { $face }. { $who } liczy na stole { $race }.
cry-placed-free = Bez jednej nawet kości w wiosce { $village } staje stragan na { $face }. { $who } liczy na stole { $race }.
cry-ninth = Patrzcie, { $who } ma już na stole { $goal ->
    [9] dziewięć
   *[other] { $goal }
} kart!
cry-last-round = Słuchajcie wszyscy: oto ostatnia runda, jaką ujrzy ten targ!
cry-earned = Do sakiewki trafia zapłata, a { $who } zyskuje { $purse }.
    .v2 = Przeliczcie dobrze, bo { $who } zyskuje { $purse }.
cry-caravan-joined = Nowy wielbłąd w stajni: { $who } od następnej rundy ma o jedną kość więcej.
cry-caravan-lost = Pełna jest stajnia: { $who } ma { $most } i dla kolejnej nie ma miejsca.
cry-card-given = Bez żadnej zapłaty { $who } bierze kartę z wierzchu stosu.
cry-card-given-merchant = Bez żadnej zapłaty { $who } bierze kartę z wierzchu stosu: { $card }.
cry-card-lost = Biada, stos jest pusty, a { $who } odchodzi bez karty!
cry-marketed = Na wolny targ { $who } niesie resztę, { $dice }, i wraca, mając { $favours }.
    .v2 = Czego nikt nie kupił, to bierze targ: { $who } oddaje { $dice } i wraca, mając { $favours }.
cry-placement-lost = Minęła okazja: { $who } nie dokłada niczego, choć wolno było dołożyć { $cards }.
cry-bought = Brzęczą monety! Za { $price } kupca najmuje { $who }.
cry-bought-merchant = Brzęczą monety! Za { $price } kupca najmuje { $who }: { $card }.
cry-passed-over = Za lekka sakiewka na kartę: { $who }.
cry-row-filled = Nowe twarze w rzędzie, bo dokładamy { $cards }.
cry-inexact = { $what ->
    [purse] Nie wszystko doszło do pisarza: nie ma pewności, ile monet i przysług ma { $who }.
    [hand] Nie wszystko doszło do pisarza: nie ma pewności, ile kart na ręce ma { $who }.
   *[table] Nie wszystko doszło do pisarza: nie ma pewności, ile kart na stole ma { $who }.
}
    .v2 = { $what ->
        [purse] Zabrakło atramentu: nie wiadomo, ile monet i przysług ma { $who }.
        [hand] Zabrakło atramentu: nie wiadomo, ile kart na ręce ma { $who }.
       *[table] Zabrakło atramentu: nie wiadomo, ile kart na stole ma { $who }.
    }
cry-untold = Nie wszystko doszło do pisarza: oznaczone liczby nie są pewne.
cry-roll-due = Poganiacze, puśćcie karawany! Niech padną wszystkie kości.
cry-sells = Niech wystąpi { $who } i wystawi towary na sprzedaż!
    .v2 = Waga już czeka, niech { $who } wystawi towary na sprzedaż!
cry-places = Godzina sprzyja: { $who } może bez kości dołożyć { $cards }.
cry-buys = Niech { $who } otworzy sakiewkę: każda karta jest za { $price }!
    .v2 = Kupcy patrzą, a { $who } niech wybiera: każda karta jest za { $price }!
cry-all-sell = Targ należy do was! Niech najpierw wszyscy sprzedają, jeden po drugim, potem niech wszyscy kupują, a niech prowadzi { $who }!
    .v2 = Niech każdy sprzedaje w swojej kolei, a potem niech każdy kupuje, i niech prowadzi { $who }!
cry-all-buy = Otwórzcie sakiewki, jeden po drugim: każda karta jest za { $price }, a niech prowadzi { $who }!
cry-round-done = Skończony wszelki handel, a słońce zachodzi nad tą rundą.
cry-villages-open = Otwórzcie bramy na oścież: wszystkie wioski są znów otwarte!
cry-first = Zmienia się czoło karawany: odtąd prowadzi { $who }.
cry-over = { $rounds ->
    [1] Zwijajcie namioty, dobrzy ludzie: po jednej rundzie partia jest skończona!
    [2] Zwijajcie namioty, dobrzy ludzie: po dwóch rundach partia jest skończona!
    [3] Zwijajcie namioty, dobrzy ludzie: po trzech rundach partia jest skończona!
    [4] Zwijajcie namioty, dobrzy ludzie: po czterech rundach partia jest skończona!
    [5] Zwijajcie namioty, dobrzy ludzie: po pięciu rundach partia jest skończona!
    [6] Zwijajcie namioty, dobrzy ludzie: po sześciu rundach partia jest skończona!
    [7] Zwijajcie namioty, dobrzy ludzie: po siedmiu rundach partia jest skończona!
    [8] Zwijajcie namioty, dobrzy ludzie: po ośmiu rundach partia jest skończona!
    [9] Zwijajcie namioty, dobrzy ludzie: po dziewięciu rundach partia jest skończona!
   *[other] Zwijajcie namioty, dobrzy ludzie: po { $rounds } rundach partia jest skończona!
}
cry-won = { $by ->
    [cards] Zagrzmijcie, trąby! Mając na stole { $cards }, zwycięża { $who }, a zaraz za nim { $other }.
    [coins] Zagrzmijcie, trąby! Mając na stole { $cards }, zwycięża { $who } cięższą sakiewką: { $other } ma tyle samo kart, lecz mniej monet.
    [favours] Zagrzmijcie, trąby! Mając na stole { $cards }, zwycięża { $who } samymi przysługami: { $other } ma tyle samo kart i monet.
   *[shared] Zagrzmijcie, trąby, po dwakroć! Mając na stole { $cards }, tyle samo monet i przysług, { $who } dzielą się zwycięstwem.
}
cry-standing = Na miejscu { $place } staje { $who }: na stole ma { $cards }, a w sakiewce { $purse }.
    .v2 = Oto { $who } na miejscu { $place }: na stole ma { $cards }, a w sakiewce { $purse }.
cry-standing-cards = Na miejscu { $place } staje { $who }: na stole ma { $cards }.
    .v2 = Oto { $who } na miejscu { $place }: na stole ma { $cards }.
cry-undecided = Pisarz nie zna jeszcze zwycięzcy! Policzcie karty na stole, a jeśli jest ich po równo, niech rozstrzygną monety, potem przysługi.
cry-victory = { $by ->
    [cards] Słuchajcie, słuchajcie! Laur zwycięstwa zdobywa { $who }, mając { $cards }!
    [coins] Słuchajcie, słuchajcie! Laur zwycięstwa zdobywa { $who }, mając { $cards } i { $coins }! { $other } ma tyle samo kart, lecz lżejszą sakiewkę.
    [favours] Słuchajcie, słuchajcie! Laur zwycięstwa zdobywa { $who }, mając { $cards }, { $coins } i { $favours }! { $other } ma tyle samo kart i monet.
    [alone] Słuchajcie, słuchajcie! Bez rywali kończy partię { $who }, mając { $cards }.
   *[shared] Słuchajcie, słuchajcie! Laurem zwycięstwa dzielą się { $who }: każdy ma { $cards } oraz tyle samo monet i przysług!
}
cry-corrected = Niech poprawią zwój: { $what }.
