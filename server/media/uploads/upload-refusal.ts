// Reasons to refuse an upload, with sentence and HTTP status (§5, §8, §9).
import {
  IMAGE_TOO_LARGE,
  IMAGE_TOO_MANY_PIXELS,
  INVALID_IMAGE,
  INVALID_VIDEO,
  VIDEO_TOO_LARGE,
} from '#domain/upload.ts'

export type UploadRefusal = { message: string; status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 502 | 503 | 507 }

/** Called after the body, perhaps minutes later: the sender may have lost the permission. */
export type MayKeep = () => Promise<UploadRefusal | undefined>

type Wording = { invalid: string; tooLarge: string }

function uploadRefusals(thing: 'image' | 'video', { invalid, tooLarge }: Wording) {
  return {
    notAForm: { status: 415, message: `Please send the ${thing} as a form` },
    badForm: { status: 400, message: 'The upload could not be read. Please try again.' },
    noFile: { status: 400, message: `Please select ${thing === 'image' ? 'an image' : 'a video'} file` },
    otherField: { status: 400, message: `Please send the ${thing} in the field "file"` },
    severalFiles: { status: 400, message: `Please select one ${thing} file at a time` },
    aPart: { status: 400, message: `Please send the whole ${thing} in one form, not a part of it` },
    emptyFile: { status: 400, message: `The ${thing} file is empty. Please select another one.` },
    cutOff: { status: 400, message: 'The upload was cut off. Please try again.' },
    tooLarge: { status: 413, message: tooLarge },
    wrongType: { status: 415, message: invalid },
    damaged: { status: 422, message: `The ${thing} file is damaged. Please select another one.` },
    busy: { status: 503, message: `Too many ${thing}s are being uploaded. Please try again.` },
    noRoom: { status: 507, message: `There is no room left to store ${thing}s` },
    noService: { status: 502, message: `The media service did not take the ${thing}. Please try again.` },
  } as const satisfies Record<string, UploadRefusal>
}

export type UploadRefusals = ReturnType<typeof uploadRefusals>

export function isRefusal(outcome: object): outcome is UploadRefusal {
  return 'message' in outcome && 'status' in outcome
}

export const imageRefusals = {
  ...uploadRefusals('image', { invalid: INVALID_IMAGE, tooLarge: IMAGE_TOO_LARGE }),
  tooManyPixels: { status: 422, message: IMAGE_TOO_MANY_PIXELS },
  tooHeavy: { status: 422, message: 'Image needs too much memory. Please save it smaller and try again.' },
} as const satisfies Record<string, UploadRefusal>

const SAVE_AS_MP4 = 'Please save it as MP4 (H.264) and upload that file.'

export const videoRefusals = {
  ...uploadRefusals('video', { invalid: INVALID_VIDEO, tooLarge: VIDEO_TOO_LARGE }),
  unplayable: { status: 422, message: `Phones and browsers cannot play this kind of video. ${SAVE_AS_MP4}` },
  notConverted: { status: 422, message: `This video could not be converted for phones and browsers. ${SAVE_AS_MP4}` },
  unknownUpload: { status: 404, message: 'This upload is not known any more. Please start it again.' },
  wrongOffset: { status: 409, message: 'The upload goes on at another place.' },
} as const satisfies Record<string, UploadRefusal>
