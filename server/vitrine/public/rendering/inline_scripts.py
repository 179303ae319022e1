"""The scripts that stand in the page itself: two in every one, and one where a film can be played.

What differs from page to page they read from attributes, so that their text, and with it the hash by which the CSP
allows them, is the same everywhere.
"""

from vitrine.content.catalogues import THEME_COUNT

# Before the first paint: the visitor's own theme, and on a negotiated address the visitor's stored language.
# Fonts are fetched at once where the four families are missing; elsewhere that would be for nothing, but for the Arabic
# ones, which hardly any machine has. Who comes to the top of the page sees that before the rest is laid out
# (layOut.ts); who comes back to where he was, or to a section, must find everything at its height.
HEAD_SCRIPT = """(function(d,h,l){h.classList.add("js");
var n=performance.getEntriesByType("navigation")[0];
if(n&&n.type=="navigate"&&!l.hash&&!/[?&]section=/.test(l.search))h.classList.add("arriving");
var bare=/Linux|CrOS/.test(navigator.userAgent);
(h.dataset.fonts||"").split(" ").forEach(function(url){if(url&&(bare||/-arabic-/.test(url)))
d.head.append(Object.assign(d.createElement("link"),
{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href:url}))});
try{var s=localStorage;
function own(k){var o=s.getItem(k+".site");return !o||o===h.dataset.site?s.getItem(k):null}
var t=own("themeIndex");if(!h.dataset.themes&&"THEMES".split(" ").indexOf(t)>=0)h.dataset.theme=t;
var g=own("selectedLang"),b=h.dataset.base;
if(b&&g&&g!==h.dataset.language&&(","+h.dataset.languages+",").indexOf(","+g+",")>=0)
l.replace(b+"/"+g.toLowerCase()+(h.dataset.page||"")+l.search+l.hash)
}catch(e){}})(document,document.documentElement,location)""".replace("THEMES", " ".join(map(str, range(THEME_COUNT))))

# The page is whole without its modules: they are asked for when it has been painted, so that styles, fonts and pictures
# have the line to themselves, and each in a task of its own: a dozen requests at once held a phone for a moment. In a
# tab that is not seen nothing is painted; there they come a second after all else.
# It stands at the end of the body, where it waits for the sheets: a document that ended before them would be laid out
# once without. Buttons that are pressed too early stay in `document.early` and are pressed again when they work
# (islands/early.ts); a form whose script does not come goes its plain way after five seconds.
# The policy lets no string become a script's address (Trusted Types) but the ones that the server wrote here.
START_SCRIPT = """(function(d,o){
var begun,own=window.trustedTypes&&trustedTypes.createPolicy("vitrine",{createScriptURL:function(url){
if(o.modules.split(" ").indexOf(url)<0)throw new Error("not a script of ours");return url}});
function each(list,tag,values,address){list.split(" ").filter(Boolean).forEach(function(url){
setTimeout(function(){values[address]=own&&address=="src"?own.createScriptURL(url):url;
d.head.append(Object.assign(d.createElement(tag),values))})})}
function start(){if(begun)return;begun=1;
each(o.preloads,"link",{rel:"modulepreload"},"href");each(o.modules,"script",{type:"module"},"src")}
try{new PerformanceObserver(start).observe({type:"paint",buffered:true})}catch(e){start()}
addEventListener("load",function(){setTimeout(start,1000)});
d.early=[];d.addEventListener("click",function(e){
var b=e.target.closest("button[type=button]");if(b&&d.early)d.early.push(b)},true);
d.addEventListener("submit",function(e){if(d.early&&e.submitter){e.preventDefault();d.early.push(e.submitter);
setTimeout(function(){if(d.early)e.target.submit()},5000)}},true)
})(document,document.currentScript.dataset)"""

# On a project's page with a film, and on no other: the player takes the picture's place after a click, and nothing is
# fetched from its host before. Whoever asks for another tab gets the film's own page, as without scripts.
FILM_SCRIPT = """(function(d){d.addEventListener("click",function(e){
var a=e.target.closest("a[data-player]");
if(!a||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;
e.preventDefault();var f=a.dataset.kind=="file",p=d.createElement(f?"video":"iframe");
if(f)p.controls=p.autoplay=p.playsInline=true;else p.allow="autoplay; fullscreen; picture-in-picture";
p.title=a.dataset.name;p.className="project-player";p.tabIndex=0;p.src=a.dataset.player;a.replaceWith(p);p.focus()
})})(document)"""
