// An error for the person who started a program, shown instead of a stack: what failed, and what to do.

/** The message has a line per fault. */
export class Refusal extends Error {
  override name = 'Refusal'
}
