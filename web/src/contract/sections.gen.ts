// Written by `make gen` from server/vitrine/content. Do not edit.

export const sections = {
  "home": {
    "name": "home",
    "anchor": "welcome",
    "route": "formhome",
    "draftKey": "currentLangDataHome",
    "alwaysShown": true,
    "texts": [
      {
        "kind": "text",
        "name": "firstLine",
        "options": [
          "option1"
        ],
        "optional": false,
        "style": "firstLine",
        "max_chars": 200,
        "multiline": false,
        "default": ""
      },
      {
        "kind": "text",
        "name": "headline",
        "options": [
          "option1"
        ],
        "optional": false,
        "style": "headline",
        "max_chars": 200,
        "multiline": false,
        "default": ""
      },
      {
        "kind": "text",
        "name": "subtitle",
        "options": [
          "option2"
        ],
        "optional": false,
        "style": "subtitle",
        "max_chars": 200,
        "multiline": false,
        "default": ""
      },
      {
        "kind": "text",
        "name": "title",
        "options": [
          "option2"
        ],
        "optional": false,
        "style": "title",
        "max_chars": 200,
        "multiline": false,
        "default": ""
      },
      {
        "kind": "text",
        "name": "shortDescription",
        "options": [
          "option2"
        ],
        "optional": false,
        "style": "shortDescription",
        "max_chars": 600,
        "multiline": true,
        "default": ""
      },
      {
        "kind": "text",
        "name": "logoText",
        "options": [
          "option3"
        ],
        "optional": false,
        "style": "logoText",
        "max_chars": 200,
        "multiline": false,
        "default": ""
      },
      {
        "kind": "text",
        "name": "statement",
        "options": [
          "option3"
        ],
        "optional": false,
        "style": "statement",
        "max_chars": 400,
        "multiline": false,
        "default": ""
      },
      {
        "kind": "text",
        "name": "footer",
        "options": [
          "option3"
        ],
        "optional": false,
        "style": "footer",
        "max_chars": 400,
        "multiline": false,
        "default": ""
      },
      {
        "kind": "text",
        "name": "logoAlt",
        "options": [
          "option1",
          "option3"
        ],
        "optional": true,
        "style": null,
        "max_chars": 200,
        "multiline": false,
        "default": ""
      },
      {
        "kind": "text",
        "name": "photoAlt",
        "options": [
          "option2",
          "option3"
        ],
        "optional": true,
        "style": null,
        "max_chars": 200,
        "multiline": false,
        "default": ""
      }
    ],
    "styles": [
      {
        "name": "firstLine",
        "role": "lead",
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.7
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          },
          "editorial": {
            "sizeRem": 1.1,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.5
          }
        }
      },
      {
        "name": "headline",
        "role": "display",
        "sets": {
          "classique": {
            "sizeRem": 3.5,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.02
          },
          "moderne": {
            "sizeRem": 3.5,
            "family": "Arial",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.05
          },
          "editorial": {
            "sizeRem": 3.5,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.05
          }
        }
      },
      {
        "name": "subtitle",
        "role": "lead",
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.7
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          },
          "editorial": {
            "sizeRem": 1.1,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.5
          }
        }
      },
      {
        "name": "title",
        "role": "display",
        "sets": {
          "classique": {
            "sizeRem": 3.5,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.02
          },
          "moderne": {
            "sizeRem": 3.5,
            "family": "Arial",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.05
          },
          "editorial": {
            "sizeRem": 3.5,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.05
          }
        }
      },
      {
        "name": "shortDescription",
        "role": "body",
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.7
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          },
          "editorial": {
            "sizeRem": 1.2,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          }
        }
      },
      {
        "name": "logoText",
        "role": "lead",
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.7
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          },
          "editorial": {
            "sizeRem": 1.1,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.5
          }
        }
      },
      {
        "name": "statement",
        "role": "heading",
        "sets": {
          "classique": {
            "sizeRem": 2.0,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.02
          },
          "moderne": {
            "sizeRem": 2.0,
            "family": "Arial",
            "weight": "bold",
            "uppercase": false,
            "lineHeight": 1.15
          },
          "editorial": {
            "sizeRem": 2.8,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.1
          }
        }
      },
      {
        "name": "footer",
        "role": "lead",
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.7
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          },
          "editorial": {
            "sizeRem": 1.1,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.5
          }
        }
      }
    ],
    "settings": [
      {
        "kind": "media",
        "name": "logo",
        "options": [
          "option1",
          "option3"
        ],
        "optional": true,
        "accepts": "image",
        "paid": false,
        "needed_in": []
      },
      {
        "kind": "media",
        "name": "photo",
        "options": [
          "option2",
          "option3"
        ],
        "optional": true,
        "accepts": "image",
        "paid": true,
        "needed_in": []
      },
      {
        "kind": "media",
        "name": "cv",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "optional": true,
        "accepts": "file",
        "paid": true,
        "needed_in": []
      },
      {
        "kind": "flag",
        "name": "showsLogo",
        "options": [
          "option1",
          "option3"
        ],
        "optional": false,
        "default": true
      },
      {
        "kind": "flag",
        "name": "showsPhoto",
        "options": [
          "option2"
        ],
        "optional": false,
        "default": true
      },
      {
        "kind": "flag",
        "name": "showsImage",
        "options": [
          "option3"
        ],
        "optional": false,
        "default": true
      },
      {
        "kind": "flag",
        "name": "showsCv",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "optional": false,
        "default": true
      },
      {
        "kind": "choice",
        "name": "photoShape",
        "options": [
          "option2"
        ],
        "optional": false,
        "values": [
          "ronde",
          "carre"
        ],
        "default": "ronde",
        "keeps_unknown": false
      },
      {
        "kind": "choice",
        "name": "imageSize",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "optional": false,
        "values": [
          "normal",
          "small"
        ],
        "default": "normal",
        "keeps_unknown": true
      }
    ],
    "lists": []
  },
  "about": {
    "name": "about",
    "anchor": "propos",
    "route": "formpropos",
    "draftKey": "currentLangDataPropos",
    "alwaysShown": false,
    "texts": [
      {
        "kind": "text",
        "name": "heading",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "optional": false,
        "style": "heading",
        "max_chars": 200,
        "multiline": false,
        "default": ""
      },
      {
        "kind": "text",
        "name": "body",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "optional": false,
        "style": "body",
        "max_chars": 5000,
        "multiline": true,
        "default": ""
      },
      {
        "kind": "text",
        "name": "galleryTitle",
        "options": [
          "option2"
        ],
        "optional": true,
        "style": "galleryTitle",
        "max_chars": 200,
        "multiline": false,
        "default": ""
      },
      {
        "kind": "text",
        "name": "secondBody",
        "options": [
          "option2"
        ],
        "optional": true,
        "style": "secondBody",
        "max_chars": 5000,
        "multiline": true,
        "default": ""
      }
    ],
    "styles": [
      {
        "name": "heading",
        "role": "heading",
        "sets": {
          "classique": {
            "sizeRem": 2.0,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.15
          },
          "moderne": {
            "sizeRem": 2.0,
            "family": "Arial",
            "weight": "bold",
            "uppercase": false,
            "lineHeight": 1.15
          },
          "editorial": {
            "sizeRem": 2.8,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.1
          }
        }
      },
      {
        "name": "body",
        "role": "body",
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.7
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          },
          "editorial": {
            "sizeRem": 1.2,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          }
        }
      },
      {
        "name": "galleryTitle",
        "role": "subheading",
        "sets": {
          "classique": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.2
          },
          "moderne": {
            "sizeRem": 1.5,
            "family": "Arial",
            "weight": "bold",
            "uppercase": false,
            "lineHeight": 1.2
          },
          "editorial": {
            "sizeRem": 2.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.15
          }
        }
      },
      {
        "name": "secondBody",
        "role": "body",
        "sets": {
          "classique": {
            "sizeRem": 1.2,
            "family": "Courier New",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.4
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          },
          "editorial": {
            "sizeRem": 1.2,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          }
        }
      },
      {
        "name": "itemTitle",
        "role": "itemTitle",
        "sets": {
          "classique": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.2
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "bold",
            "uppercase": false,
            "lineHeight": 1.3
          },
          "editorial": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.2
          }
        }
      },
      {
        "name": "itemText",
        "role": "itemText",
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.7
          },
          "moderne": {
            "sizeRem": 1.0,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          },
          "editorial": {
            "sizeRem": 1.0,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.7
          }
        }
      }
    ],
    "settings": [],
    "lists": [
      {
        "name": "team",
        "item": "TeamMember",
        "options": [
          "option2"
        ],
        "shared": false,
        "paid": true,
        "maxItems": 100,
        "draftKey": "images",
        "fields": [
          {
            "kind": "media",
            "name": "image",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "optional": false,
            "accepts": "image",
            "paid": true,
            "needed_in": []
          },
          {
            "kind": "text",
            "name": "name",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "optional": false,
            "style": "itemTitle",
            "max_chars": 200,
            "multiline": false,
            "default": ""
          },
          {
            "kind": "text",
            "name": "role",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "optional": false,
            "style": "itemText",
            "max_chars": 200,
            "multiline": false,
            "default": ""
          },
          {
            "kind": "text",
            "name": "alt",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "optional": true,
            "style": null,
            "max_chars": 200,
            "multiline": false,
            "default": ""
          }
        ]
      },
      {
        "name": "photos",
        "item": "AboutPhoto",
        "options": [
          "option3"
        ],
        "shared": true,
        "paid": true,
        "maxItems": 2,
        "draftKey": null,
        "fields": [
          {
            "kind": "media",
            "name": "image",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "optional": false,
            "accepts": "image",
            "paid": true,
            "needed_in": []
          },
          {
            "kind": "localized",
            "name": "alt",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "optional": true,
            "max_chars": 200
          }
        ]
      }
    ]
  },
  "projects": {
    "name": "projects",
    "anchor": "projet",
    "route": "formprojet",
    "draftKey": "currentLangDataProjet",
    "alwaysShown": false,
    "texts": [
      {
        "kind": "text",
        "name": "heading",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "optional": false,
        "style": "heading",
        "max_chars": 200,
        "multiline": false,
        "default": ""
      }
    ],
    "styles": [
      {
        "name": "heading",
        "role": "heading",
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Arial",
            "weight": "lighter",
            "uppercase": false,
            "lineHeight": 1.2
          },
          "moderne": {
            "sizeRem": 2.0,
            "family": "Arial",
            "weight": "bold",
            "uppercase": false,
            "lineHeight": 1.15
          },
          "editorial": {
            "sizeRem": 2.8,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.1
          }
        }
      },
      {
        "name": "itemTitle",
        "role": "itemTitle",
        "sets": {
          "classique": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.2
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "bold",
            "uppercase": false,
            "lineHeight": 1.3
          },
          "editorial": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.2
          }
        }
      },
      {
        "name": "itemText",
        "role": "itemText",
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.7
          },
          "moderne": {
            "sizeRem": 1.0,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          },
          "editorial": {
            "sizeRem": 1.0,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.7
          }
        }
      }
    ],
    "settings": [
      {
        "kind": "flag",
        "name": "usesSecondCarousel",
        "options": [
          "option3"
        ],
        "optional": false,
        "default": false
      }
    ],
    "lists": [
      {
        "name": "projects",
        "item": "Project",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "shared": false,
        "paid": false,
        "maxItems": 100,
        "draftKey": "imageItems",
        "fields": [
          {
            "kind": "media",
            "name": "image",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "optional": false,
            "accepts": "image",
            "paid": false,
            "needed_in": []
          },
          {
            "kind": "text",
            "name": "title",
            "options": [
              "option2",
              "option3"
            ],
            "optional": false,
            "style": "itemTitle",
            "max_chars": 200,
            "multiline": false,
            "default": ""
          },
          {
            "kind": "text",
            "name": "description",
            "options": [
              "option2",
              "option3"
            ],
            "optional": false,
            "style": "itemText",
            "max_chars": 1000,
            "multiline": true,
            "default": ""
          },
          {
            "kind": "link",
            "name": "link",
            "options": [
              "option2",
              "option3"
            ],
            "optional": true,
            "max_chars": 2000
          },
          {
            "kind": "text",
            "name": "alt",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "optional": true,
            "style": null,
            "max_chars": 200,
            "multiline": false,
            "default": ""
          }
        ]
      }
    ]
  },
  "skills": {
    "name": "skills",
    "anchor": "competance",
    "route": "formcompetance",
    "draftKey": "currentLangDataCompetance",
    "alwaysShown": false,
    "texts": [
      {
        "kind": "text",
        "name": "heading",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "optional": false,
        "style": "heading",
        "max_chars": 200,
        "multiline": false,
        "default": ""
      }
    ],
    "styles": [
      {
        "name": "heading",
        "role": "heading",
        "sets": {
          "classique": {
            "sizeRem": 2.0,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.15
          },
          "moderne": {
            "sizeRem": 2.0,
            "family": "Arial",
            "weight": "bold",
            "uppercase": false,
            "lineHeight": 1.15
          },
          "editorial": {
            "sizeRem": 2.8,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.1
          }
        }
      },
      {
        "name": "itemTitle",
        "role": "itemTitle",
        "sets": {
          "classique": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.2
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "bold",
            "uppercase": false,
            "lineHeight": 1.3
          },
          "editorial": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.2
          }
        }
      },
      {
        "name": "itemText",
        "role": "itemText",
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.7
          },
          "moderne": {
            "sizeRem": 1.0,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          },
          "editorial": {
            "sizeRem": 1.0,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.7
          }
        }
      }
    ],
    "settings": [],
    "lists": [
      {
        "name": "skills",
        "item": "Skill",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "shared": false,
        "paid": false,
        "maxItems": 100,
        "draftKey": "imageItems2",
        "fields": [
          {
            "kind": "media",
            "name": "image",
            "options": [
              "option2",
              "option3"
            ],
            "optional": true,
            "accepts": "image",
            "paid": false,
            "needed_in": [
              "option2",
              "option3"
            ]
          },
          {
            "kind": "text",
            "name": "title",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "optional": false,
            "style": "itemTitle",
            "max_chars": 200,
            "multiline": false,
            "default": "Designer"
          },
          {
            "kind": "text",
            "name": "description",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "optional": true,
            "style": "itemText",
            "max_chars": 1000,
            "multiline": true,
            "default": ""
          },
          {
            "kind": "text",
            "name": "alt",
            "options": [
              "option2",
              "option3"
            ],
            "optional": true,
            "style": null,
            "max_chars": 200,
            "multiline": false,
            "default": ""
          }
        ]
      }
    ]
  },
  "experience": {
    "name": "experience",
    "anchor": "experience",
    "route": "formexperience",
    "draftKey": "currentLangDataExperience",
    "alwaysShown": false,
    "texts": [
      {
        "kind": "text",
        "name": "heading",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "optional": false,
        "style": "heading",
        "max_chars": 200,
        "multiline": false,
        "default": ""
      }
    ],
    "styles": [
      {
        "name": "heading",
        "role": "heading",
        "sets": {
          "classique": {
            "sizeRem": 2.0,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.15
          },
          "moderne": {
            "sizeRem": 2.0,
            "family": "Arial",
            "weight": "bold",
            "uppercase": false,
            "lineHeight": 1.15
          },
          "editorial": {
            "sizeRem": 2.8,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.1
          }
        }
      },
      {
        "name": "itemTitle",
        "role": "itemTitle",
        "sets": {
          "classique": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.2
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "bold",
            "uppercase": false,
            "lineHeight": 1.3
          },
          "editorial": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.2
          }
        }
      },
      {
        "name": "itemText",
        "role": "itemText",
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.7
          },
          "moderne": {
            "sizeRem": 1.0,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          },
          "editorial": {
            "sizeRem": 1.0,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.7
          }
        }
      }
    ],
    "settings": [],
    "lists": [
      {
        "name": "positions",
        "item": "Position",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "shared": false,
        "paid": false,
        "maxItems": 100,
        "draftKey": null,
        "fields": [
          {
            "kind": "text",
            "name": "title",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "optional": false,
            "style": "itemTitle",
            "max_chars": 200,
            "multiline": false,
            "default": ""
          },
          {
            "kind": "text",
            "name": "organisation",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "optional": true,
            "style": null,
            "max_chars": 200,
            "multiline": false,
            "default": ""
          },
          {
            "kind": "text",
            "name": "place",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "optional": true,
            "style": null,
            "max_chars": 200,
            "multiline": false,
            "default": ""
          },
          {
            "kind": "month",
            "name": "start",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "optional": true
          },
          {
            "kind": "month",
            "name": "end",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "optional": true
          },
          {
            "kind": "flag",
            "name": "isCurrent",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "optional": false,
            "default": false
          },
          {
            "kind": "text",
            "name": "description",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "optional": true,
            "style": "itemText",
            "max_chars": 2000,
            "multiline": true,
            "default": ""
          }
        ]
      }
    ]
  },
  "contact": {
    "name": "contact",
    "anchor": "contact",
    "route": "formcontact",
    "draftKey": "currentLangDataContact",
    "alwaysShown": true,
    "texts": [
      {
        "kind": "text",
        "name": "heading",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "optional": false,
        "style": "heading",
        "max_chars": 200,
        "multiline": false,
        "default": ""
      },
      {
        "kind": "text",
        "name": "formHeading",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "optional": true,
        "style": "formHeading",
        "max_chars": 200,
        "multiline": false,
        "default": ""
      },
      {
        "kind": "text",
        "name": "entriesTitle",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "optional": true,
        "style": "entriesTitle",
        "max_chars": 200,
        "multiline": false,
        "default": ""
      },
      {
        "kind": "text",
        "name": "nameLabel",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "optional": false,
        "style": null,
        "max_chars": 200,
        "multiline": false,
        "default": "Nom"
      },
      {
        "kind": "text",
        "name": "emailLabel",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "optional": false,
        "style": null,
        "max_chars": 200,
        "multiline": false,
        "default": "Email"
      },
      {
        "kind": "text",
        "name": "messageLabel",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "optional": false,
        "style": null,
        "max_chars": 200,
        "multiline": false,
        "default": "Message"
      },
      {
        "kind": "text",
        "name": "sendLabel",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "optional": false,
        "style": null,
        "max_chars": 200,
        "multiline": false,
        "default": "Envoyer"
      }
    ],
    "styles": [
      {
        "name": "heading",
        "role": "heading",
        "sets": {
          "classique": {
            "sizeRem": 2.0,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.15
          },
          "moderne": {
            "sizeRem": 2.0,
            "family": "Arial",
            "weight": "bold",
            "uppercase": false,
            "lineHeight": 1.15
          },
          "editorial": {
            "sizeRem": 2.8,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.1
          }
        }
      },
      {
        "name": "formHeading",
        "role": "subheading",
        "sets": {
          "classique": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.15
          },
          "moderne": {
            "sizeRem": 1.5,
            "family": "Arial",
            "weight": "bold",
            "uppercase": false,
            "lineHeight": 1.2
          },
          "editorial": {
            "sizeRem": 2.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.15
          }
        }
      },
      {
        "name": "entriesTitle",
        "role": "itemTitle",
        "sets": {
          "classique": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.2
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "bold",
            "uppercase": false,
            "lineHeight": 1.3
          },
          "editorial": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.2
          }
        }
      },
      {
        "name": "itemTitle",
        "role": "itemTitle",
        "sets": {
          "classique": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.2
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "bold",
            "uppercase": false,
            "lineHeight": 1.3
          },
          "editorial": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.2
          }
        }
      },
      {
        "name": "itemText",
        "role": "itemText",
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.7
          },
          "moderne": {
            "sizeRem": 1.0,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          },
          "editorial": {
            "sizeRem": 1.0,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.7
          }
        }
      }
    ],
    "settings": [],
    "lists": [
      {
        "name": "entries",
        "item": "ContactEntry",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "shared": true,
        "paid": false,
        "maxItems": 100,
        "draftKey": null,
        "fields": [
          {
            "kind": "choice",
            "name": "network",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "optional": false,
            "values": [
              "email",
              "phone",
              "facebook",
              "instagram",
              "twitter",
              "linkedin",
              "youtube",
              "github",
              "whatsapp",
              "snapchat",
              "pinterest",
              "twitch",
              "telegram",
              "website"
            ],
            "default": "",
            "keeps_unknown": false
          },
          {
            "kind": "text",
            "name": "title",
            "options": [
              "option1"
            ],
            "optional": true,
            "style": "itemTitle",
            "max_chars": 200,
            "multiline": false,
            "default": ""
          },
          {
            "kind": "text",
            "name": "detail",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "optional": false,
            "style": "itemText",
            "max_chars": 200,
            "multiline": false,
            "default": ""
          },
          {
            "kind": "link",
            "name": "link",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "optional": true,
            "max_chars": 2000
          }
        ]
      }
    ]
  }
} as const;
