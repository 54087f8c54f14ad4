// Tamil names of the categories that a new shop starts with.
import type { Translation } from '../catalogue.ts'
import type { categoryNames as english } from '../en/categories.ts'

export const categoryNames = {
  'One sound crackers': 'ஒற்றை வெடிகள்',
  Wala: 'சரவெடி',
  'Special wala': 'ஸ்பெஷல் சரவெடி',
  'Chorsa & Gaints (Wala)': 'சோர்சா, ஜெயன்ட் (சரவெடி)',
  Bomb: 'குண்டு வெடிகள்',
  'Flowers pots': 'புஸ்வாணம்',
  'Fancy flower pots': 'பேன்சி புஸ்வாணம்',
  'Ground crackers (Chakkar)': 'தரைச்சக்கரம்',
  "Children's favourite": 'குழந்தைகளுக்குப் பிடித்தவை',
  Sparklers: 'கம்பி மத்தாப்பு',
  'Twinkling star (Sattai)': 'மின்னும் நட்சத்திரம் (சாட்டை)',
  "Fancy items (Children's Special)": 'பேன்சி ரகங்கள் (குழந்தைகள் ஸ்பெஷல்)',
  "High Duration Fancy (Children's Special)": 'நீண்ட நேர பேன்சி (குழந்தைகள் ஸ்பெஷல்)',
  'Match box': 'தீப்பெட்டி',
  Pencil: 'பென்சில் மத்தாப்பு',
  Smoke: 'வண்ணப் புகை',
  'Roll cap': 'ரோல் கேப்',
  'Single shots': 'சிங்கிள் ஷாட்',
  'Multi shots': 'மல்டி ஷாட்',
  'Special Multi Shots': 'ஸ்பெஷல் மல்டி ஷாட்',
  Rocket: 'ராக்கெட்',
  'Gift box': 'பரிசுப் பெட்டி',
} as const satisfies Translation<typeof english>
