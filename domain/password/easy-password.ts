/** Detects guessable passwords: common ones, trade words, keyboard sequences, the shop's name. */
import { COMMON_PASSWORDS } from './common-passwords.ts'

/** Common, trade and regional words. */
const COMMON_WORDS = `
password passwort passwd passcode secret letmein welcome login logon signin master admin administrator root user guest
test testing tester demo sample example default change changeme temp temporary access system server manager owner
computer internet windows google gmail yahoo hotmail facebook whatsapp instagram youtube android samsung apple iphone
microsoft oracle cisco linux office service support account website online mobile phone laptop desktop nothing something
whatever anything everything forever iloveyou loveyou love lovely lover loveme mylove sweetheart darling honey baby
babygirl princess prince king queen angel angels heaven hello helloworld hi sunshine sunflower flower rose jasmine lotus
butterfly rainbow summer winter spring autumn monday friday sunday january february march april june july august
september october november december football cricket baseball basketball soccer hockey tennis golf chelsea arsenal
liverpool barcelona juventus manchester united ronaldo messi sachin tendulkar dhoni kohli virat rohit chennai superkings
dragon monkey tiger lion elephant eagle falcon phoenix panther leopard horse shark wolf bear snake cobra turtle dolphin
batman superman spiderman ironman avengers pokemon pikachu naruto minecraft starwars matrix harley harrypotter mustang
ferrari mercedes porsche corvette toyota honda yamaha bullet pulsar royal enfield hunter ranger shadow killer ninja
warrior soldier captain pirate wizard magic merlin genius legend hero star stars moon galaxy cosmic silver golden gold
diamond platinum crystal orange banana mango apple cherry cookie cheese chocolate pepper ginger coffee biscuit peanut
michael jordan daniel thomas robert joshua andrew matthew george charlie william anthony david james john joseph peter
richard martin nicole jessica michelle ashley jennifer amanda samantha elizabeth maria sarah hannah sophie emma olivia
buster maggie bailey lucky tigger snoopy smokey sparky fluffy blessed blessing jesus christ faith grace church trust
freedom liberty justice peace india indian bharat hindustan jaihind vandemataram mumbai delhi bangalore kolkata pune
hyderabad kerala karnataka andhra tamil tamilnadu madurai coimbatore trichy salem tirunelveli thoothukudi virudhunagar
sivakasi sattur srivilliputhur rajapalayam kovilpatti dindigul erode tiruppur vellore thanjavur puducherry chatrapatti
murugan murugesan vinayaga vinayagar ganesh ganesha pillaiyar shiva sivan siva krishna krishnan rama raman ram sriram
hanuman lakshmi mahalakshmi saraswathi durga kali amman meenakshi mariamman perumal balaji venkatesh venkatesan ayyappan
sairam saibaba omsairam omnamahshivaya om shanti jaishriram allah bismillah muhammad mohammed ahmed khan jayalalitha
rajini rajinikanth kamal vijay ajith thala thalapathy surya vikram dhanush simbu kumar suresh ramesh rajesh mahesh
dinesh ganesan karthik karthick senthil selvam selvi muthu mani raja rajan rajkumar prakash anand arun ashok babu bala
deepak gopal hari jaya kannan manoj mohan naveen prabhu praveen priya radha ravi sathish shankar sanjay saravanan
sundar vasanth vimal yogesh divya deepa kavitha lavanya meena nandhini pavithra revathi sangeetha sudha swathi uma vani
amma appa anna akka thambi chellam kutty family friend friends mother father daughter sonu monu pinky sweety
cracker crackers shop crackershop fireworks firework pataka patakha pattasu vedi vedikkai sparkler sparklers
rocket bomb atombomb lakshmivedi saravedi wala chakkar chakra flowerpot matchbox diwali deepavali deepawali pongal
festival season booking order orders store shopping business company trader traders agency agencies enterprises
qwerty qwertz azerty asdf asdfgh zxcv zxcvbn qazwsx abcd abcdef abc xyz aaa qwe asd zxc pass word pwd key unlock open
sesame opensesame trustno trustnoone fuckyou fuckme asshole bitch shit sexy sex hottie cool coolboy bigboy badboy boy
girl money rich success winner number one first last life live music guitar dance party happy smile friendship loveis
blue green black white purple yellow pink red maroon hammer thunder lightning storm fire water ocean river mountain
`

const KEYBOARD_SEQUENCES = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'asdfghjkl;zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qweasdzxcrtyfghvbn',
  '!@#$%^&*()_+',
  'mnbvcxzlkjhgfdsapoiuytrewq',
]

const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** Digits and symbols that may surround a common word: Admin@2026. */
const MOST_ADDED = 6
const SHORTEST_SEQUENCE = 3

let commonWords: Set<string> | undefined

/** Shorter texts occur in many passwords by chance. */
const SHORTEST_TEXT = 4
/** An Indian number without country code or leading zero. */
const NUMBER_DIGITS = 10

/** `about` are texts of the shop and its admin: name, e-mail address, website, phone number. */
export function isEasyToGuess(password: string, about: readonly string[] = []): boolean {
  const typed = password.normalize('NFKC').toLowerCase()
  if (isRepeated(typed) || isSequence(typed) || isDateOrPhone(typed)) return true
  if (about.flatMap(spellingsOf).some((text) => isNearly(lettersAndDigits(typed), text))) return true
  const common = (commonWords ??= new Set([COMMON_WORDS, COMMON_PASSWORDS].flatMap((list) => list.trim().split(/\s+/))))
  const own = new Set(about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{M}]+/u)).filter(isLongEnough))
  const isWord = (word: string) => common.has(word) || own.has(word)
  return coresOf(typed).some((core) => typed.length - core.length <= MOST_ADDED && isKnown(core, isWord))
}

function isLongEnough(word: string): boolean {
  return word.length > 2
}

/** A website without its prefix, a phone number without its country code. */
function spellingsOf(text: string): string[] {
  const whole = text.normalize('NFKC').toLowerCase()
  const digits = whole.replace(/\D/g, '')
  const withoutProtocol = whole.replace(/^https?:\/\//, '')
  const spellings = [whole, withoutProtocol, withoutProtocol.replace(/^www\./, '')].map(lettersAndDigits)
  return digits.length >= NUMBER_DIGITS ? [...spellings, digits.slice(-NUMBER_DIGITS)] : spellings
}

/** Returns true for the text itself, or with a few characters added: owner@shop.example1. */
function isNearly(typed: string, text: string): boolean {
  return text.length >= SHORTEST_TEXT && typed.includes(text) && typed.length - text.length <= MOST_ADDED
}

function lettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}

/** Removes digits and symbols at either end, also with look-alikes replaced by letters. */
function coresOf(typed: string): string[] {
  const noHead = typed.replace(/^[^\p{L}]+/u, '')
  const cores = [typed, noHead].flatMap((text) => [text, text.replace(/(?<![^\p{L}\p{M}])[^\p{L}\p{M}]+$/u, '')])
  return cores.flatMap((core) => [core, [...core].map((letter) => LOOKALIKES[letter] ?? letter).join('')])
}

/** Or two of them. */
function isKnown(word: string, isWord: (part: string) => boolean): boolean {
  const isOne = (part: string) => isWord(part) || isRepeated(part) || isSequence(part)
  if (isOne(word)) return true
  const cuts = Array.from({ length: Math.max(word.length - 1, 0) }, (_, index) => index + 1)
  return cuts.some((cut) => isOne(word.slice(0, cut)) && isOne(word.slice(cut).replace(/^[^\p{L}]+/u, '')))
}

/** 64 is half of the longest password. */
const REPEATED = /^(.{1,64}?)\1+$/u

function isRepeated(text: string): boolean {
  return REPEATED.test(text)
}

function isSequence(text: string): boolean {
  if (text.length < SHORTEST_SEQUENCE) return false
  const backwards = [...text].toReversed().join('')
  return KEYBOARD_SEQUENCES.some((keys) => keys.includes(text) || keys.includes(backwards))
}

/** Matches a birthday, a PIN or an Indian mobile number. */
function isDateOrPhone(text: string): boolean {
  const digits = text.replace(/[\s./+-]/g, '')
  return /^(\d{1,8}|(91|0)?[6-9]\d{9})$/.test(digits)
}
