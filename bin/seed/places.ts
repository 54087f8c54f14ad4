// Districts of seeded customers, mostly of Tamil Nadu.

/** `pincode`: the first of the six digits; `tamil`: the Tamil spelling. */
export type Place = { district: string; tamil?: string; state: string; pincode: string }

const tamilNadu: readonly [district: string, tamil: string, pincode: string][] = [
  ['Chennai', 'சென்னை', '6000'],
  ['Chengalpattu', 'செங்கல்பட்டு', '6030'],
  ['Kancheepuram', 'காஞ்சிபுரம்', '6315'],
  ['Vellore', 'வேலூர்', '6320'],
  ['Tiruvannamalai', 'திருவண்ணாமலை', '6066'],
  ['Villupuram', 'விழுப்புரம்', '6056'],
  ['Cuddalore', 'கடலூர்', '6070'],
  ['Thanjavur', 'தஞ்சாவூர்', '6130'],
  ['Nagapattinam', 'நாகப்பட்டினம்', '6110'],
  ['Tiruchirappalli', 'திருச்சிராப்பள்ளி', '6200'],
  ['Karur', 'கரூர்', '6390'],
  ['Salem', 'சேலம்', '6360'],
  ['Dharmapuri', 'தருமபுரி', '6367'],
  ['Krishnagiri', 'கிருஷ்ணகிரி', '6350'],
  ['Namakkal', 'நாமக்கல்', '6370'],
  ['Erode', 'ஈரோடு', '6380'],
  ['Tiruppur', 'திருப்பூர்', '6416'],
  ['Coimbatore', 'கோயம்புத்தூர்', '6410'],
  ['The Nilgiris', 'நீலகிரி', '6430'],
  ['Dindigul', 'திண்டுக்கல்', '6240'],
  ['Madurai', 'மதுரை', '6250'],
  ['Theni', 'தேனி', '6255'],
  ['Sivaganga', 'சிவகங்கை', '6305'],
  ['Ramanathapuram', 'இராமநாதபுரம்', '6235'],
  ['Pudukkottai', 'புதுக்கோட்டை', '6220'],
  ['Virudhunagar', 'விருதுநகர்', '6260'],
  ['Thoothukudi', 'தூத்துக்குடி', '6280'],
  ['Tirunelveli', 'திருநெல்வேலி', '6270'],
  ['Tenkasi', 'தென்காசி', '6278'],
  ['Kanniyakumari', 'கன்னியாகுமரி', '6290'],
]

export const homePlaces: readonly Place[] = tamilNadu.map(([district, tamil, pincode]) => ({
  district,
  tamil,
  state: 'Tamil Nadu',
  pincode,
}))

/** Lorries go there as well. */
export const farPlaces: readonly Place[] = [
  { district: 'Puducherry', tamil: 'புதுச்சேரி', state: 'Puducherry', pincode: '6050' },
  { district: 'Karaikal', tamil: 'காரைக்கால்', state: 'Puducherry', pincode: '6096' },
  { district: 'Bengaluru Urban', state: 'Karnataka', pincode: '5600' },
  { district: 'Kolar', state: 'Karnataka', pincode: '5631' },
  { district: 'Palakkad', state: 'Kerala', pincode: '6780' },
  { district: 'Thiruvananthapuram', state: 'Kerala', pincode: '6950' },
  { district: 'Chittoor', state: 'Andhra Pradesh', pincode: '5170' },
  { district: 'Hyderabad', state: 'Telangana', pincode: '5000' },
]
