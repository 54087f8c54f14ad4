// Why an image upload is refused: each reason's sentence for the admin and its HTTP status (§5, §8, §9).
import { IMAGE_TOO_LARGE, INVALID_IMAGE } from '#domain/upload.ts'

export type ImageRefusal = { message: string; status: 400 | 413 | 415 | 422 | 503 | 507 }

export const imageRefusals = {
  notAForm: { status: 415, message: 'Please send the image as a form' },
  badForm: { status: 400, message: 'The upload could not be read. Please try again.' },
  noFile: { status: 400, message: 'Please select an image file' },
  otherField: { status: 400, message: 'Please send the image in the field "file"' },
  severalFiles: { status: 400, message: 'Please select one image file at a time' },
  emptyFile: { status: 400, message: 'The image file is empty. Please select another one.' },
  cutOff: { status: 400, message: 'The upload was cut off. Please try again.' },
  tooLarge: { status: 413, message: IMAGE_TOO_LARGE },
  wrongType: { status: 415, message: INVALID_IMAGE },
  damaged: { status: 422, message: 'The image file is damaged. Please select another one.' },
  tooManyPixels: { status: 422, message: 'Image must be 40 megapixels or smaller' },
  tooHeavy: { status: 422, message: 'Image needs too much memory. Please save it smaller and try again.' },
  busy: { status: 503, message: 'Too many images are being uploaded. Please try again.' },
  noRoom: { status: 507, message: 'There is no room left to store images' },
} as const satisfies Record<string, ImageRefusal>

export function isRefusal(outcome: object): outcome is ImageRefusal {
  return 'message' in outcome && 'status' in outcome
}
