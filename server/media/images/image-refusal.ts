// Why an image is refused: the reasons of every upload, and those that only pixels have.
import { IMAGE_TOO_LARGE, INVALID_IMAGE } from '#domain/upload.ts'
import type { UploadRefusal } from '../uploads/upload-refusal.ts'
import { uploadRefusals } from '../uploads/upload-refusal.ts'

export const imageRefusals = {
  ...uploadRefusals('image', { invalid: INVALID_IMAGE, tooLarge: IMAGE_TOO_LARGE }),
  tooManyPixels: { status: 422, message: 'Image must be 40 megapixels or smaller' },
  tooHeavy: { status: 422, message: 'Image needs too much memory. Please save it smaller and try again.' },
} as const satisfies Record<string, UploadRefusal>
