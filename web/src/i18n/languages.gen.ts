// Written by crates/web-assets/tests/wire_types.rs from locales/lang/.
import type { Lang } from '../wire';
import type { Language } from './languages';

export const LANGUAGES: Record<Lang, Language> = {
  en: { "name": "English", "letter": "", "plural": {"one":"i = 1 and v = 0"}, "typeset": {"abbreviations":["c."],"firm_before":"","narrow_before":"","one_letter_words":"","pairs":[],"quotes":"“”‘’","units":["h","BCE","CE"]} },
  de: { "name": "Deutsch", "letter": "", "plural": {"one":"i = 1 and v = 0"}, "typeset": {"abbreviations":["um","vor","Nr.","Tag"],"firm_before":"…","narrow_before":"","one_letter_words":"","pairs":[["v.","Chr."],["n.","Chr."],["z.","B."]],"quotes":"„“‚‘","units":["h","%","v. Chr","n. Chr","Mio","Mrd"]} },
  es: { "name": "Español", "letter": "", "plural": {"many":"e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5","one":"n = 1"}, "typeset": {"abbreviations":["hacia","hace"],"firm_before":"","narrow_before":"","one_letter_words":"","pairs":[["a.","C."],["d.","C."]],"quotes":"«»“”","units":["h","%","a. C","d. C"]} },
  fr: { "name": "Français", "letter": "", "plural": {"many":"e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5","one":"i = 0,1"}, "typeset": {"abbreviations":["vers","a"],"firm_before":":»","narrow_before":";!?","one_letter_words":"","pairs":[["av.","J.-C."],["apr.","J.-C."]],"quotes":"«»“”","units":["h","%","av. J.-C","apr. J.-C"]} },
  it: { "name": "Italiano", "letter": "", "plural": {"many":"e = 0 and i != 0 and i % 1000000 = 0 and v = 0","one":"i = 1 and v = 0"}, "typeset": {"abbreviations":["ca."],"firm_before":"","narrow_before":"","one_letter_words":"","pairs":[],"quotes":"«»“”","units":["h","a.C","d.C"]} },
  pl: { "name": "Polski", "letter": "ł", "plural": {"few":"v = 0 and i % 10 = 2..4 and i % 100 != 12..14","many":"v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14","one":"i = 1 and v = 0"}, "typeset": {"abbreviations":["ok.","nr"],"firm_before":"","narrow_before":"","one_letter_words":"aiouwz","pairs":[],"quotes":"„”«»","units":["h","p.n.e","n.e","w","r"]} },
  ru: { "name": "Русский", "letter": "ж", "plural": {"few":"v = 0 and i % 10 = 2..4 and i % 100 != 12..14","many":"v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14","one":"v = 0 and i % 10 = 1 and i % 100 != 11"}, "typeset": {"abbreviations":["ок.","№"],"firm_before":"","narrow_before":"","one_letter_words":"авикосуя","pairs":[["до","н."],["н.","э."],["*","—"]],"quotes":"«»„“","units":["ч","%","до н"]} },
};
