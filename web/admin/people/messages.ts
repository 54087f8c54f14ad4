// Messages of the people screen.
import type { Role } from '#domain/people/role.ts'
import { roleLabels } from '#domain/people/role.ts'

export const PEOPLE_FAILED = 'No answer came. Please try again.'
export const PERSON_GONE = 'This person has been removed meanwhile.'
export const EMAIL_TAKEN = 'Another person signs in with this e-mail address.'
export const LAST_OWNER = 'This is the only owner who can sign in: make somebody else an owner first.'
export const NOT_YOURSELF = 'You cannot stop yourself: another owner can.'
export const OWN_PASSWORD = 'Your own password is changed in the menu at the top, under your e-mail address.'
export const SIGN_IN_FIRST =
  'Please log out and log in again to change who may sign in. What you typed is kept, but for a password.'

export const addedText = (name: string, role: Role) => `${name} may sign in now, as ${roleLabels[role]}`
export const addedBefore = (name: string) => `${name} had been added the first time, and is there once.`
export const otherAdded = (email: string) =>
  `${email} was added with this form already. Save again to add this as another person.`
export const savedText = (name: string) => `${name} has been saved`
export const passwordText = (name: string) => `${name} has the new password, and is signed out everywhere`
export const stoppedText = (name: string) => `${name} is stopped, and signed out everywhere`
export const letInText = (name: string) => `${name} may sign in again`
