// Fonts of the scripts that few pages show: linked where a text has such letters (server/vitrine/public/rendering/assets.py).
import "../contract/scripts.gen.css";
