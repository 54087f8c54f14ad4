// What visitors read outside the booking dates of the settings.

export const booking = {
  opensOn: 'Booking opens on {day}.',
  closed: 'Booking has closed. Please call us.',
} as const
