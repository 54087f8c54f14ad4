// What a person who started a program reads instead of a stack: why it cannot do what was asked, and what to do about it.

/** The message is one sentence or more, a fault a line. */
export class Refusal extends Error {
  override name = 'Refusal'
}
