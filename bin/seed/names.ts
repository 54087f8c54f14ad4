// Names of seeded customers and streets, in Latin and in Tamil letters.

export const latin = {
  initials: ['A.', 'B.', 'C.', 'D.', 'G.', 'J.', 'K.', 'M.', 'N.', 'P.', 'R.', 'S.', 'T.', 'V.'],
  firstNames: listed(`
    Anbarasan, Anitha, Arun Kumar, Balamurugan, Bharathi, Chitra, Deepa, Devi, Dinesh, Divya,
    Elango, Ezhilarasi, Fathima, Ganesan, Gayathri, Gomathi, Gopinath, Hari, Ilakkiya, Indira,
    Jayalakshmi, Jeyakumar, John Peter, Kalaiselvi, Kannan, Karthik, Kavitha, Kumaran, Lakshmi,
    Lavanya, Malarvizhi, Manikandan, Meenakshi, Mohamed Ismail, Murugesan, Muthulakshmi, Nandhini,
    Natarajan, Nithya, Oviya, Palaniappan, Pandian, Parameswari, Ponni, Prabhu, Priya, Rajesh,
    Rajeswari, Ramesh, Revathi, Sangeetha, Saravanan, Selvi, Senthil, Shanthi, Sivakumar,
    Subramanian, Sudha, Sundar, Suresh, Tamilselvan, Thenmozhi, Uma, Vasanthi, Velmurugan,
    Vignesh, Vijayalakshmi, Yamuna, Yuvaraj, Zakir Hussain
  `),
  streets: [
    'Bazaar Street',
    'Car Street',
    'Church Road',
    'Gandhi Nagar',
    'Mela Ratha Veethi',
    'Nehru Street',
    'Salai Road',
  ],
  landmarks: [
    'near the bus stand',
    'opposite the temple',
    'behind the school',
    'next to the rice mill',
    'above the bank',
  ],
}

export const tamil = {
  initials: ['அ.', 'இ.', 'க.', 'ச.', 'ந.', 'ப.', 'ம.', 'ரா.', 'வே.'],
  firstNames: listed(`
    அன்பரசன், இளங்கோ, உமா, கணேசன், கண்ணன், கலைச்செல்வி, கார்த்திக், குமரன், கோமதி, சரவணன்,
    சாந்தி, சிவகுமார், சுப்பிரமணியன், செந்தில், செல்வி, தமிழ்ச்செல்வன், தேன்மொழி, நந்தினி, நடராஜன்,
    பாண்டியன், பொன்னி, மணிகண்டன், மலர்விழி, மீனாட்சி, முத்துலட்சுமி, முருகேசன், ரமேஷ், ராஜேஸ்வரி,
    லட்சுமி, வசந்தி, விஜயலட்சுமி, வேல்முருகன், ஜெயலட்சுமி, ஸ்ரீதேவி
  `),
  streets: ['கடைவீதி', 'தேரோடும் வீதி', 'காந்தி நகர்', 'பெருமாள் கோவில் தெரு', 'மேலரத வீதி', 'நேரு தெரு'],
  landmarks: ['பேருந்து நிலையம் அருகில்', 'கோவில் எதிரில்', 'பள்ளி பின்புறம்', 'அரிசி ஆலை அருகில்'],
}

function listed(text: string): string[] {
  return text.trim().split(/,\s+/)
}
