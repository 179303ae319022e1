"""Passwords that people choose most: the ones guessed first. An offline list, drawn from a few habits of choosing.

Words people love, alone or with a usual ending, and the runs and walks of a French or English keyboard.
"""

from functools import cache

_WORDS = """
access admin administrateur administrator alexandre amanda amour andrew android angel angels antoine aout apple arthur
asdfgh asdfghjkl ashley aurelie automne autumn avril azert azerty azertyuiop banana banane baseball basket batman bebe
benjamin beyonce bienvenue bisous blanc bleu blink182 bonbon bonjour bordeaux butterfly camille caramel caroline
celine cerise changeme changer charlie charlotte chat cheese cheri cherie cheval chien chloe chocolat chouchou
christophe citroen citron clement coeur computer connexion cookie corvette coucou creation crystal daniel dauphin
david decembre default defaut demo diamond dimanche disney doudou dragon eagle eminem emma ete etoile facebook falcon
famille ferrari fevrier fleur flower foot football fortnite fraise framboise france freedom gabriel gateau ginger
golden google guest guillaume hallyday harley harrypotter hello hiver hockey honda hugo hunter iloveyou instagram
internet invite iphone isabelle janvier jasmin jaune jean jennifer jessica jetadore jetaime jeudi johnny jordan joshua
juillet juin jules julie julien killer king lapin laura laurent lea letmein liberte licorne lille linux lion login
louis loulou loup lucas lundi lune lyon maman manon mardi marie marine mario mars marseille master mathilde matrix
maxime mdp mercedes mercredi metallica michael michel michelle mickey microsoft minecraft monkey monsite montpellier
mot2passe motdepasse mustang nantes naruto nathalie nice nicolas nicole nirvana noir nothing novembre nutella octobre
oiseau olivier orange ordinateur ours p@ssw0rd p@ssword panthere papa papillon paris passw0rd password pauline pepper
peugeot philippe pierre pikachu pokemon porsche portfolio prince princess princesse printemps purple qsdfgh qsdfghjklm
queen quentin qwerty qwertyuiop qwertz ranger raphael reine renault rennes rien rihanna roi romain root rose rouge
rugby salut samedi samsung sarah sebastien secret septembre shadow silver slipknot snapchat soccer soleil sophie
spiderman spring starwars stephane strasbourg summer sunshine superman tennis test thomas tiger tigre tiktok toor
toulouse toyota trustno1 tulipe twitter user vanille vendredi vert vincent violette vitrine welcome whatever windows
winter wxcvbn yamaha yellow youtube zelda zxcvbn zxcvbnm
"""
_ENDINGS = """
1 12 123 1234 12345 123456 ! 01 007 69 75 13 2000 2010 2015 2018 2019 2020 2021 2022 2023 2024 2025 2026
"""
_WALKS = """
010203 01020304 0102030405 102030 112233 11223344 1122334455 121212 123123 123123123 123321 1234554321 123654
123654789 147258 147258369 159357 159753 159951 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 314159 420420
456456 456789 555666 654321 741852 741852963 753951 789456 789456123 852456 963852741 987456 987654 a1b2c3 a1b2c3d4
aaa111 abc123 abcd1234 abcdef abcdefg abcdefgh asd123 azeqsd azerty123456 azsxdc blink182 monmotdepasse mypassword
ouvretoi p@ss1234 pa55word pass123 pass1234 passwort q1w2e3 q1w2e3r4 qazwsx qazwsxedc qwe123 qweasd qweasdzxc sesame
trustno1 zaq12wsx zxc123
"""


@cache
def common_passwords() -> frozenset[str]:
    endings = ["", *_ENDINGS.split()]
    words = {word + ending for word in _WORDS.split() for ending in endings}
    runs = {run[:length] for run in ("1234567890123", "0123456789012", "9876543210987") for length in range(4, 14)}
    repeats = {letter * length for letter in "0123456789abcdefghijklmnopqrstuvwxyz" for length in range(4, 14)}
    pairs = {f"{number:02}" * times for number in range(100) for times in (3, 4)}
    years = {f"{year}" * 2 for year in range(1940, 2030)}
    return frozenset(words | runs | repeats | pairs | years | set(_WALKS.split()))
