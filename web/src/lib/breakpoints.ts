/** The sizes of screens, by name: `@media (--wide)`. `build/breakpoints.ts` puts what they stand for into the styles. */
export const BREAKPOINTS = {
  /** Panels stand beside each other. */
  wide: '(min-width: 860px)',
  /** A column more fits beside a whole table. */
  roomy: '(min-width: 1180px)',
  'not-roomy': '(max-width: 1179px)',
  /** A tablet upright, and everything smaller. */
  'small-tablet': '(max-width: 700px)',
  /** A large phone upright, and everything smaller. */
  'large-phone': '(max-width: 640px)',
  phone: '(max-width: 480px)',
  'small-phone': '(max-width: 400px)',
  'smaller-phone': '(max-width: 380px)',
  'smallest-phone': '(max-width: 345px)',
  /** A phone upright whose screen is short. */
  'short-phone': '(max-height: 700px) and (orientation: portrait)',
  /** A phone on its side. */
  'phone-on-side': '(max-height: 480px) and (min-width: 520px)',
  /** Nothing is lower, whichever way it is held. */
  low: '(max-height: 480px)',
  /** As wide as a phone upright, and not as low as one on its side. */
  upright: '(max-width: 640px) and (min-height: 520px)',
} as const;
