// Subjects as universities call them, by field, each with what students write instead.

export const fieldNames = {
  computing: 'Computing',
  business: 'Business',
  engineering: 'Engineering',
  science: 'Science',
  health: 'Health',
  arts: 'Arts and society',
} as const

type Names = Readonly<Record<string, readonly string[]>>

export const subjectNames = {
  computing: {
    'Computer Science': ['cs', 'cse', 'mscs', 'comp sci', 'comp sc', 'computer science and engineering', 'computing'],
    'Data Science': ['ds', 'data analytics', 'applied data science', 'big data'],
    'Artificial Intelligence': ['ai', 'ml', 'machine learning', 'ai and ml', 'aiml'],
    'Information Systems': [
      'is',
      'mis',
      'management information systems',
      'info systems',
      'business information systems',
    ],
    'Information Technology': ['it', 'infotech', 'information technology and management'],
    Cybersecurity: ['cyber security', 'information security', 'infosec', 'network security'],
    'Software Engineering': ['se', 'swe', 'software development', 'software engineering systems'],
    'Computer Engineering': ['comp eng', 'electronics and computer engineering'],
    'Human-Computer Interaction': ['hci', 'ux design', 'user experience'],
  },
  business: {
    'Business Analytics': ['ba', 'msba', 'analytics'],
    'Business Administration': ['mba', 'business', 'management'],
    Finance: ['msf', 'financial management', 'financial mathematics', 'quantitative finance'],
    'Financial Engineering': ['mfe', 'fin engg'],
    Marketing: ['digital marketing', 'marketing analytics'],
    'Supply Chain Management': ['scm', 'supply chain', 'logistics', 'operations management'],
    'Engineering Management': ['mem', 'engg mgmt'],
    'Project Management': ['pm', 'pmp'],
    Accounting: ['accountancy', 'macc'],
    Economics: ['econ', 'applied economics'],
    'Hospitality Management': ['hotel management', 'hospitality', 'tourism'],
  },
  engineering: {
    'Electrical Engineering': ['ee', 'ece', 'eee', 'electrical and computer engineering', 'electronics', 'vlsi'],
    'Mechanical Engineering': ['me', 'mech', 'mech engg', 'mechanical'],
    'Civil Engineering': ['civil', 'structural engineering', 'transportation engineering'],
    'Chemical Engineering': ['chem engg', 'chemical'],
    'Aerospace Engineering': ['aero', 'aeronautical engineering', 'aerospace'],
    'Industrial Engineering': ['ie', 'industrial and systems engineering', 'industrial'],
    'Biomedical Engineering': ['bme', 'biomedical', 'bioengineering'],
    'Materials Science': ['mse', 'materials engineering', 'materials science and engineering', 'metallurgy'],
    'Automotive Engineering': ['automotive', 'automobile engineering'],
    Robotics: ['robotics engineering', 'mechatronics'],
    'Construction Management': ['construction', 'construction engineering and management'],
    'Environmental Engineering': ['environmental', 'water resources'],
    'Petroleum Engineering': ['petroleum', 'energy engineering'],
  },
  science: {
    Biotechnology: ['biotech', 'bio technology'],
    Bioinformatics: ['computational biology', 'bio informatics'],
    Physics: ['applied physics'],
    Chemistry: ['chem', 'organic chemistry'],
    Mathematics: ['math', 'maths', 'applied mathematics'],
    Statistics: ['stats', 'applied statistics', 'biostatistics'],
    'Environmental Science': ['sustainability', 'climate science'],
    'Food Science': ['food technology', 'nutrition'],
  },
  health: {
    'Public Health': ['mph', 'epidemiology', 'global health'],
    'Pharmaceutical Sciences': ['pharma', 'pharmacy', 'pharmaceutics', 'regulatory affairs'],
    'Health Informatics': ['healthcare informatics', 'health information management'],
    'Healthcare Administration': ['mha', 'hospital administration', 'healthcare management'],
    Nursing: ['msn', 'nurse practitioner'],
    'Physical Therapy': ['physiotherapy', 'dpt'],
  },
  arts: {
    Architecture: ['arch', 'march', 'landscape architecture'],
    'Urban Planning': ['city planning', 'urban and regional planning'],
    'Public Policy': ['mpp', 'public administration', 'mpa'],
    'Mass Communication': ['communication', 'media studies', 'journalism', 'mass comm'],
    Psychology: ['counselling', 'clinical psychology', 'psych'],
    Education: ['special education', 'instructional design'],
    Law: ['llm', 'international law'],
    'Graphic Design': ['design', 'visual design', 'communication design'],
    'Fine Arts': ['mfa', 'film', 'animation'],
    'International Relations': ['ir', 'international affairs', 'political science'],
  },
} as const satisfies Record<keyof typeof fieldNames, Names>

/** What a word of a subject is shortened to. */
export const shortWords: Readonly<Record<string, string>> = {
  comp: 'computer',
  sci: 'science',
  sc: 'science',
  sciences: 'science',
  engg: 'engineering',
  eng: 'engineering',
  engr: 'engineering',
  mgmt: 'management',
  mgt: 'management',
  admin: 'administration',
  info: 'information',
  tech: 'technology',
  intl: 'international',
  env: 'environmental',
  elec: 'electrical',
  mech: 'mechanical',
}

/** What stands before a subject and is none. */
export const degreeWords =
  /^(?:(?:ms|msc|m sc|m s|meng|mtech|m tech|masters?|masters? degree|masters? of (?:science|engineering|arts|technology)|ma|phd|doctorate|bs|btech|bachelors?) (?:degree )?(?:in |of )?)+(?=.)/
