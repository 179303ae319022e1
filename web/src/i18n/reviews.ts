// 'Partager le brouillon': links to a draft, and the remarks that readers leave on it.
import { spoken } from "./spoken";
import * as french from "./words/fr/reviews.gen";

export const reviewWords = spoken("reviewWords", french.reviewWords);
