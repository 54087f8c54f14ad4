// People: who may sign in to the back office.

export const people = {
  about: 'Each person signs in with their own e-mail address and password, and sees the screens of their role.',
  changes: 'Change history',
  add: 'Add Person',
  edit: 'Edit Person',
  people: 'People',

  person: 'Person',
  name: 'Name',
  email: 'E-mail',
  role: 'Role',
  since: 'Since',
  lastSignedIn: 'Last signed in',
  you: 'You',
  stopped: 'Stopped',
  never: 'Never',

  /** The menu of a row. */
  newPasswordItem: 'New password',
  stopItem: 'Stop',
  letInItem: 'Let in again',

  emailHint: 'They sign in with it.',
  chooseRole: 'Choose a role',
  otherRole: '{may} With another role they have to sign in again.',
  firstPassword: 'First Password',
  firstPasswordHint: 'Share it with them. They can change it after signing in.',
  newPassword: 'New Password',
  setPassword: 'Set Password',
  newPasswordText: 'We sign <b>{name}</b> out on all devices. They sign in with the new password.',
  stopPerson: 'Stop Person',
  stopText:
    'We sign <b>{name}</b> out on all devices at once. They cannot sign in until you let them in again. Their work stays.',

  noName: 'Enter a name.',
  longName: 'Enter a name of up to {max} characters.',
  noEmail: 'Enter an e-mail address.',
  wrongEmail: 'Enter an e-mail address such as ravi@example.com.',
  longEmail: 'Enter an e-mail address of up to {max} characters.',
  noRole: 'Choose a role.',
  noPassword: 'Enter a password.',

  failed: 'We could not save this. Please try again.',
  gone: 'Someone else has removed this person.',
  emailTaken: 'Another person signs in with this e-mail address.',
  lastOwner: 'This is the only owner who can sign in. Make another person an owner first.',
  notYourself: 'You cannot stop yourself. Another owner can.',
  ownPassword: 'Change your own password in the menu under your e-mail address.',

  added: '{name} can sign in now, as {role}',
  addedBefore: '{name} was already added, once.',
  otherAdded: 'This form already added {email}. Save again to add another person.',
  addedOtherwise:
    'This form already added {email} as {role}, with what you typed first. Press Cancel, and change it in the list.',
  saved: '{name} saved',
  passwordSet: '{name} has the new password and is signed out on all devices',
  stoppedNow: '{name} is stopped and signed out on all devices',
  letIn: '{name} can sign in again',

  saysAdd: 'Added a person',
  saysEdit: 'Edited a person',
  saysNewPassword: 'Gave a person a new password',
  saysStop: 'Stopped a person',
  saysLetIn: 'Let a person in again',
  saysRole: 'Changed the role of a person',
  saysRename: 'Changed the e-mail address of a person',
  saysRemove: 'Removed a person',
} as const
