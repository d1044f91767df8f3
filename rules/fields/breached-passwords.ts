// The passwords most often found in leaks, in the languages of our players and on their keyboards. Only the server
// loads this file: a list in the browser would be weight for everyone and protection for nobody.

const words = `
  000000 0000000 00000000 0000000000 010101 012345 0123456 01234567 0123456789 101010 102030 111111 1111111
  11111111 111111111 1111111111 111222 11112222 112112 112233 11223344 1122334455 114477 121212 12121212 121314
  122333 123000 123098 123100 123123 123123123 12312312 123123a 123123q 123211 123234345 123321 12332100 1234321
  123412 12341234 12345123 123454321 123455 123456 1234560 12345600 1234561 123456123 12345654321 1234566
  1234567 12345671 12345678 123456781 1234567812345678 123456789 1234567890 12345678900 1234567891 12345678910
  123456789a 123456789q 123456789z 123456a 123456aa 123456abc 123456q 123456qwe 123456qwerty 123456s 123456z
  12345a 12345abc 12345q 12345qwe 12345qwert 12345r 12345t 12345z 12349876 1234abcd 1234asdf 1234qwer 1234zxcv
  123654 123654789 123698745 123789 123789456 123987 123abc 123asd 123qaz 123qwe 123qwe123 123qweasd
  123qweasdzxc 123zxc 124578 125125 131313 132132 134679 135246 135790 1357924680 135791 142536 145236 147147
  147258 147258369 147852 147852369 151515 159159 159357 159753 161616 171717 181818 191919 192837 192837465
  1a2b3c 1a2b3c4d 1g2w3e4r 1password 1q1q1q 1q2q3q 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws 1qa2ws3ed
  1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qwerty 200000 202020 212121 222222 22222222 232323 242424 246810
  252525 258456 292929 314159 321321 321456 321654 321654987 323232 333333 33333333 333666 343434 369369
  420420 444444 44444444 456123 456456 456789 456852 474747 494949 515151 520520 5201314 525252 555555 55555555
  5555555555 555666 565656 654123 654321 656565 666666 66666666 666999 676767 686868 696969 741852 741852963
  753159 753951 7654321 767676 777777 7777777 77777777 777888 787878 789456 789456123 789789 789987 797979
  808080 818181 852456 852963 868686 87654321 876543210 888888 88888888 888999 898989 909090 951753 963852
  963852741 969696 979797 987456 987456321 987654 98765432 987654321 9876543210 987987 989898 999888 999999
  99999999 999999999 9999999999 a12345 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 a1s2d3 a1s2d3f4
  aa123456 aaa111 aaa123 aaaaaa aaaaaaaa abc123 abc12345 abc123456 abcabc abcd123 abcd1234 abcdef abcdefg
  abcdefgh access admin1 admin123 admin1234 administrator adidas adrian alexander amanda america andrea andrew
  angel1 angela angels anthony apple1 arsenal arsenal1 asd123 asdasd asdasd123 asdasdasd asdf1234 asdfasdf
  asdfgh asdfghj asdfghjk asdfghjkl ashley asshole august austin awesome bailey banana barcelona baseball
  basketball batman beautiful benfica benjamin bigdaddy biteme blessed blink182 brandon brasil brazil buster
  butterfly camila carlos casino casino1 changeme charlie charlie1 cheese chelsea chelsea1 chicken chocolate
  chris1 computer cookie corinthians daniel danielle database daughter default diablo diamond dolphin donald
  dragon dragon1 dubsmash eduardo elephant estrela eternity facebook felipe fernando ferrari flamengo flower
  football football1 forever freedom friend friends fuckyou fuckyou1 gabriel gabriela gateway george gfhjkm
  gfhjkm123 ginger gizmodo google gremio guest123 guitar gundam hannah harley heather hello1 hello123 hellokitty
  hockey hotmail hunter hunter2 iloveu iloveyou iloveyou1 iloveyou2 internet jackson jackpot jasmine jennifer
  jessica jordan jordan23 joseph joshua justin killer killer1 klaster kristina kseniya ladybug legend letmein
  letmein1 liverpool liverpool1 login1 login123 london loveme lovely loveyou lucky1 lucky7 maggie marina
  marlboro martin master master1 matrix matthew maverick maxim1 melissa mercedes merlin michael michael1 michelle
  minecraft monkey monkey1 monster mustang mynoob naruto natasha nicole nikita ninja1 nirvana nothing nothing1
  number1 october oksana oliver olivia omgpop onepiece orange p@ssw0rd p@ssword pakistan palmeiras paris1 parola
  parole parole123 parolee pass123 pass1234 passw0rd password password! password. password0 password01 password1
  password11 password12 password123 password1234 password2 password3 patrick peanut pepper perfect phoenix
  pikachu pokemon poker1 portugal precious princess princess1 purple q123456 q1w2e3 q1w2e3r4 q1w2e3r4t5
  q1w2e3r4t5y6 qazqaz qazwsx qazwsx123 qazwsxedc qazxsw qqqqqq qqqqqqqq qwaszx qwe123 qwe123456 qweasd qweasd123
  qweasdzxc qweqwe qweqweqwe qwer1234 qwerasdf qwerqwer qwert1 qwert123 qwert12345 qwerty qwerty! qwerty00
  qwerty1 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty7 qwerty77 qwertyu qwertyui
  qwertyuiop qwertz qwertz123 qwewq rainbow rammstein ranger realmadrid robert roblox ronaldo root123 roulette
  samantha samsung samsung1 sandra santos saopaulo saturn scooby secret secret1 secret123 senha1 senha123
  senha1234 september sergey shadow shadow1 silver slayer slipknot snoopy soccer sophie soulmate spartak spiderman
  starwars steven summer summer1 sunshine sunshine1 superman superman1 svetlana target123 taylor teamo tequiero
  test123 test1234 testtest theman thomas thunder tigger tinkerbell trinity trustno1 ubnt12 unknown user123
  valentina vanessa vasilij victor victoria viktoria vladimir vodafone warcraft welcome welcome1 welcome123
  whatever william windows winner winter wwwwww xbox360 xxxxxx yamaha yankees yaroslav zaq12wsx zaq1zaq1 zenit1
  zxc123 zxcasd zxcasdqwe zxcvbn zxcvbnm zxcvbnm1 zxczxc zzzzzz
  1йцукен йцукен йцукенг йцукенгш йцукен123 йфяцыч пароль пароль123 парольпароль любовь наташа марина россия
  солнышко солнце москва максим спартак зенит1 привет привет123 123йцу 1234йцук фывапр ячсмит секрет казино
`;

const breached: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

/** Capitals do not make a well-known password less known. */
export const isBreached = (password: string): boolean => breached.has(password.toLowerCase());
