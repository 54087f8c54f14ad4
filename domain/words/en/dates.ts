// Dates in words, as in “Friday, 20 November 2026”.

export const dates = {
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  dayWithWeekday: '{weekday}, {day} {month} {year}',
  day: '{day} {month} {year}',
  month: '{month} {year}',
} as const
