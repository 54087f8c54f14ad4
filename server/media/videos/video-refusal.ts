// Why a video is refused: the reasons of every upload, and those that only moving pictures have.
import { INVALID_VIDEO, VIDEO_TOO_LARGE } from '#domain/upload.ts'
import type { UploadRefusal } from '../uploads/upload-refusal.ts'
import { uploadRefusals } from '../uploads/upload-refusal.ts'

const SAVE_AS_MP4 = 'Please save it as MP4 (H.264) and upload that file.'

export const videoRefusals = {
  ...uploadRefusals('video', { invalid: INVALID_VIDEO, tooLarge: VIDEO_TOO_LARGE }),
  unplayable: { status: 422, message: `Phones and browsers cannot play this kind of video. ${SAVE_AS_MP4}` },
  notConverted: { status: 422, message: `This video could not be converted for phones and browsers. ${SAVE_AS_MP4}` },
  unknownUpload: { status: 404, message: 'This upload is not known any more. Please start it again.' },
  otherOffset: { status: 409, message: 'The upload goes on at another place.' },
} as const satisfies Record<string, UploadRefusal>
