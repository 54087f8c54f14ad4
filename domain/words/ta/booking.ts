// The Tamil of what visitors read outside the booking dates of the settings.
import type { Translation } from '../catalogue.ts'
import type { booking as english } from '../en/booking.ts'

export const booking = {
  opensOn: 'முன்பதிவு {day} அன்று தொடங்கும்.',
  closed: 'முன்பதிவு முடிந்துவிட்டது. எங்களை அழைக்கவும்.',
} as const satisfies Translation<typeof english>
