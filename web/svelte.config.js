/** The compiler strips types by itself; nothing else needs configuring. */
export default {};
