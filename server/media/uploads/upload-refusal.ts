// Reasons to refuse an upload, with sentence and HTTP status (§5, §8, §9).
import { wordsOf } from '#domain/words/catalogue.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'

export type UploadRefusal = { message: string; status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 502 | 503 | 507 }

/** Called after the body, perhaps minutes later: the sender may have lost the permission. */
export type MayKeep = () => Promise<UploadRefusal | undefined>

/** The keys of the sentences without placeholders and marks. */
type Sentence = {
  [Key in keyof typeof uploads]: (typeof uploads)[Key] extends `${string}${'{' | '<'}${string}` ? never : Key
}[keyof typeof uploads]

/** Reads its sentence when it is shown. */
function refusal<Status extends UploadRefusal['status']>(status: Status, key: Sentence) {
  return {
    status,
    get message(): string {
      return wordsOf(uploads)[key]
    },
  }
}

export const imageRefusals = {
  notAForm: refusal(415, 'imageNotAForm'),
  badForm: refusal(400, 'badForm'),
  noFile: refusal(400, 'noImage'),
  otherField: refusal(400, 'imageOtherField'),
  severalFiles: refusal(400, 'severalImages'),
  aPart: refusal(400, 'partOfImage'),
  emptyFile: refusal(400, 'imageEmpty'),
  cutOff: refusal(400, 'cutOff'),
  tooLarge: refusal(413, 'imageTooLarge'),
  wrongType: refusal(415, 'invalidImage'),
  damaged: refusal(422, 'imageDamaged'),
  busy: refusal(503, 'imagesBusy'),
  noRoom: refusal(507, 'noRoomForImages'),
  noService: refusal(502, 'imageNoService'),
  tooManyPixels: refusal(422, 'imageTooManyPixels'),
  tooHeavy: refusal(422, 'imageTooHeavy'),
} as const satisfies Record<string, UploadRefusal>

/** Those of every upload. */
export type UploadRefusals = Omit<{ [Kind in keyof typeof imageRefusals]: UploadRefusal }, 'tooManyPixels' | 'tooHeavy'>

export const videoRefusals = {
  notAForm: refusal(415, 'videoNotAForm'),
  badForm: refusal(400, 'badForm'),
  noFile: refusal(400, 'noVideo'),
  otherField: refusal(400, 'videoOtherField'),
  severalFiles: refusal(400, 'severalVideos'),
  aPart: refusal(400, 'partOfVideo'),
  emptyFile: refusal(400, 'videoEmpty'),
  cutOff: refusal(400, 'cutOff'),
  tooLarge: refusal(413, 'videoTooLarge'),
  wrongType: refusal(415, 'invalidVideo'),
  damaged: refusal(422, 'videoDamaged'),
  busy: refusal(503, 'videosBusy'),
  noRoom: refusal(507, 'noRoomForVideos'),
  noService: refusal(502, 'videoNoService'),
  unplayable: refusal(422, 'unplayable'),
  notConverted: refusal(422, 'notConverted'),
  unknownUpload: refusal(404, 'unknownUpload'),
  wrongOffset: refusal(409, 'wrongOffset'),
} as const satisfies UploadRefusals & Record<string, UploadRefusal>

/** Of an export of another shop. */
export const exportRefusals = {
  emptyFile: refusal(400, 'exportEmpty'),
  tooLarge: refusal(413, 'exportTooLarge'),
  noRoom: refusal(507, 'noRoomForExports'),
  wrongType: refusal(415, 'invalidExport'),
} as const satisfies Partial<UploadRefusals>

export function isRefusal(outcome: object): outcome is UploadRefusal {
  return 'message' in outcome && 'status' in outcome
}
