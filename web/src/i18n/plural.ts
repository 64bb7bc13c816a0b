/**
 * Plural categories, by the rules of Unicode's CLDR as they are written there. The terminal and
 * the server evaluate the same rules in `crates/decks/src/lang/plural.rs`.
 */
export type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
/** The rules of a language by category; whatever none of them fits is "other". */
export type PluralRules = Partial<Record<Plural, string>>;

/** "i % 10 = 2..4": an operand, perhaps what is left of it, and the values it has or has not. */
const RELATION = /^([nivwftec])(?: % (\d+))? (!?=) ([\d.,]+)$/;

type Test = (operands: Record<string, number>) => boolean;

/** Returns what tells the category of a number. */
export function pluralsOf(rules: PluralRules): (n: number) => Plural {
  const tests = Object.entries(rules).map(([category, rule]) => [category as Plural, ruleOf(rule)] as const);
  return (n) => {
    const operands = operandsOf(Math.abs(n));
    return tests.find(([, fits]) => fits(operands))?.[0] ?? 'other';
  };
}

function ruleOf(rule: string): Test {
  const conditions = rule.split(' or ').map((all) => all.split(' and ').map(relationOf));
  return (operands) => conditions.some((all) => all.every((holds) => holds(operands)));
}

function relationOf(text: string): Test {
  const [, operand = '', modulo, sign, values = ''] = RELATION.exec(text) ?? [];
  if (operand === '') throw new Error(`“${text}” is not a plural rule of CLDR`);
  const ranges = values.split(',').map((range) => range.split('..').map(Number));
  return (operands) => {
    const value = (operands[operand] ?? 0) % (modulo ? Number(modulo) : Infinity);
    const isIn = ranges.some(([from = 0, to = from]) => Number.isInteger(value) && value >= from && value <= to);
    return isIn === (sign === '=');
  };
}

function operandsOf(n: number): Record<string, number> {
  const [, fraction = ''] = String(n).split('.');
  const [length, digits] = [fraction.length, Number(fraction)];
  return { n, i: Math.trunc(n), v: length, w: length, f: digits, t: digits, e: 0, c: 0 };
}
