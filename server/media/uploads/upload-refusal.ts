// Why an upload is refused, whatever it brings: each reason's sentence for the admin and its HTTP status (§5, §8, §9).

export type UploadRefusal = { message: string; status: 400 | 404 | 409 | 413 | 415 | 422 | 502 | 503 | 507 }

type Wording = { invalid: string; tooLarge: string }

/** The reasons that pictures and videos share, in the words of the one or the other. */
export function uploadRefusals(thing: 'image' | 'video', { invalid, tooLarge }: Wording) {
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
